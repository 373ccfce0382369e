import { z } from 'zod'
import type { Path } from '../content.ts'
import { nearest } from '../nearest.ts'
import { childOf, keysOf, requiredKeysOf, schemaAt, valueAt } from '../schema-at.ts'
import { example, type Issue, nameOf, type Source, type Words } from './parts.ts'
import { wrongValue } from './values.ts'

export function wrongUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  schema: z.core.$ZodType,
  source: Source,
): Words {
  const value = valueAt(source.data, issue.path)
  const allowed = namesOfMembers(schemaAt(schema, issue.path.slice(0, -1), source.data))
  if (issue.path.at(-1) === 'art') {
    const meant = nearest(String(value), allowed)
    return {
      message: `Einen Baustein der Art „${String(value)}“ gibt es nicht.`,
      remedy: `${meant ? `Meinten Sie „${meant}“? ` : ''}Möglich sind: ${allowed.join(', ')}.`,
    }
  }
  if (allowed.length > 0) return wrongValue(nameOf(issue.path), value, allowed)
  return alternatives(issue.path, schemaAt(schema, issue.path, source.data), value)
}

/** Allowed values of a union's discriminator; none without one. */
export function namesOfMembers(union: z.core.$ZodType | undefined): string[] {
  if (!(union instanceof z.ZodDiscriminatedUnion)) return []
  return union.options.flatMap((option) => {
    const name = childOf(option, union.def.discriminator)
    if (name instanceof z.ZodLiteral) return String(name.value)
    return name instanceof z.ZodEnum ? name.options.map(String) : []
  })
}

/** For a union without discriminator, such as a picture: names the keys of each form. */
function alternatives(path: Path, union: z.core.$ZodType | undefined, value: unknown): Words {
  const name = nameOf(path)
  const options = union instanceof z.ZodUnion ? union.options : []
  const forms = options.map((option) =>
    requiredKeysOf(option)
      .map((key) => `„${example([key], option)}“`)
      .join(' und '),
  )
  const remedy = `Schreiben Sie eingerückt darunter entweder ${forms.join(' oder ')}.`
  if (typeof value !== 'object' || value === null) {
    return { message: `${name} besteht aus mehreren Angaben.`, remedy }
  }
  const allowed = keysOf(union)
  const present = Object.keys(value)
  const unknown = present.find((key) => !allowed.includes(key))
  if (unknown) {
    const meant = nearest(unknown, allowed)
    return {
      message: `„${unknown}“ gibt es in ${name} nicht.`,
      remedy: meant ? `Meinten Sie „${meant}“?` : remedy,
    }
  }
  const complete = options.find((option) =>
    requiredKeysOf(option).every((key) => present.includes(key)),
  )
  if (!complete) return { message: `${name} ist unvollständig.`, remedy }
  const isMixed = present.some((key) => !keysOf(complete).includes(key))
  if (isMixed) return { message: `${name} mischt zwei Möglichkeiten.`, remedy }
  return { message: `Eine Angabe in ${name} stimmt nicht.`, remedy }
}
