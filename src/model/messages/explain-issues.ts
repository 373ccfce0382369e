import type { z } from 'zod'
import { capital } from '../capital.ts'
import type { Path } from '../content.ts'
import { nearest } from '../nearest.ts'
import { keysOf, requiredKeysOf, schemaAt, valueAt } from '../schema-at.ts'
import { formats } from './examples.ts'
import { addition, blockOf, example, type Issue, nameOf, type Source, type Words } from './parts.ts'
import { namesOfMembers, wrongUnion } from './unions.ts'
import { wrongFormat, wrongSize, wrongType, wrongValue } from './values.ts'

type Sentence = { path: Path; message: string; remedy: string }

/** zod's issues as German sentences, each with what to write instead. */
export function explainIssues(
  issues: readonly Issue[],
  schema: z.core.$ZodType,
  source: Source,
): Sentence[] {
  const misspelt = issues.flatMap((issue) => misspellings(issue, schema, source))
  const suggested = new Set(misspelt.map(({ replaces }) => replaces))
  const outside = new Set(misspelt.flatMap(({ path }) => (path.length === 1 ? path : [])))
  const rest = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return []
    // The missing key is the misspelt one: one mistake, one finding.
    if (isMissing(issue, source) && suggested.has(pathKey(issue.path))) return []
    if (isMissing(issue, source) && outside.has(issue.path.at(-1) ?? '')) return []
    if (isSizeOfWrongType(issue, issues)) return []
    return [{ path: issue.path, ...explain(issue, schema, source) }]
  })
  return [...misspelt.map(({ replaces, ...sentence }) => sentence), ...rest]
}

/** zod also judges the length of a text that should be a list. */
const isSizeOfWrongType = ({ code, path }: Issue, issues: readonly Issue[]) =>
  (code === 'too_big' || code === 'too_small') &&
  issues.some((other) => other.code === 'invalid_type' && pathKey(other.path) === pathKey(path))

function explain(issue: Issue, schema: z.core.$ZodType, source: Source): Words {
  const name = nameOf(issue.path)
  const value = valueAt(source.data, issue.path)
  if (isMissing(issue, source)) return missing(issue.path, schema, source)
  if (value === null || (typeof value === 'string' && value.trim() === ''))
    return empty(issue.path, schema, source)
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue, schema, source)
    case 'too_big':
    case 'too_small':
      return wrongSize(issue, name, value)
    case 'invalid_format':
      return wrongFormat(issue, name, value)
    case 'invalid_value':
      return wrongValue(name, value, issue.values.map(String))
    case 'invalid_union':
      return wrongUnion(issue, schema, source)
    case 'invalid_key':
      return {
        message: `Der Name ${name} ist so nicht möglich.`,
        remedy: formats[issue.path.length > 1 ? 'pfad' : 'schluessel'] ?? '',
      }
    // In content schemas only the weekdays of blocks.ts have a `refine`.
    case 'custom':
      return {
        message: `In ${name} steht ein Tag zweimal.`,
        remedy: 'Löschen Sie einen der beiden.',
      }
    default:
      return { message: `${name} ist so nicht möglich.`, remedy: example(issue.path) }
  }
}

function isMissing(issue: Issue, { data }: Source): boolean {
  return valueAt(data, issue.path) === undefined
}

/** Unknown keys, with the key that was probably meant; `replaces` is the path of that one. */
function misspellings(
  issue: Issue,
  schema: z.core.$ZodType,
  { data }: Source,
): (Sentence & { replaces?: string })[] {
  if (issue.code !== 'unrecognized_keys') return []
  const allowed = keysOf(schemaAt(schema, issue.path, data))
  const present = Object.keys(Object(valueAt(data, issue.path)))
  return issue.keys.map((key) => {
    const meant = nearest(
      key,
      allowed.filter((name) => !present.includes(name)),
    )
    const where = blockOf(issue.path, data)
    if (valueAt(data, [...issue.path, key]) === null)
      return {
        path: issue.path,
        ...afterComma(key),
        replaces: pathKey([...issue.path, key.split(':')[0] ?? '']),
      }
    return {
      path: [...issue.path, key],
      message: `„${key}“ gibt es ${where || 'hier'} nicht.`,
      remedy: meant
        ? `Meinten Sie „${meant}“?`
        : `${issue.path.length === 0 ? 'Gehört die Zeile zu der darüber, rücken Sie sie ein. Am linken Rand erlaubt' : 'Erlaubt'} sind: ${allowed.join(', ')}. Löschen Sie die Zeile, oder wählen Sie einen dieser Namen.`,
      ...(meant && { replaces: pathKey([...issue.path, meant]) }),
    }
  })
}

/** `{ text: Ja, gern, ziel: /x }`: the rest of the text becomes a key. */
const afterComma = (key: string): Words =>
  /^[a-z_]+:\S/.test(key)
    ? {
        message: 'Nach dem Doppelpunkt fehlt ein Leerzeichen.',
        remedy: `Schreiben Sie: ${key.replace(':', ': ')}`,
      }
    : {
        message: `„${key}“ steht nach einem Komma und zählt deshalb nicht zum Text.`,
        remedy: 'Setzen Sie den ganzen Text mit dem Komma in einfache Anführungszeichen.',
      }

const pathKey = (path: Path) => path.map(String).join('/')

function missing(path: Path, schema: z.core.$ZodType, { data }: Source): Words {
  const where = blockOf(path.slice(0, -1), data)
  const options = namesOfMembers(schemaAt(schema, path.slice(0, -1), data))
  if (path.at(-1) === 'art' && options.length > 0) {
    const keys = Object.keys(Object(valueAt(data, path.slice(0, -1))))
    const [written] = keys.filter((key) => /^art$/i.test(key))
    return {
      message: 'Jeder Baustein beginnt mit seiner Art; hier fehlt „art“.',
      remedy: written
        ? `Schreiben Sie „art“ statt „${written}“.`
        : `Schreiben Sie als erste Zeile „- art: …“ mit einer von: ${options.join(', ')}.`,
    }
  }
  const message = where ? `${capital(where)} fehlt ${nameOf(path)}.` : `${nameOf(path)} fehlt.`
  return { message, remedy: addition(path, schema, data) }
}

const describe =
  'Sagen Sie in einem Satz, was man auf dem Bild sieht. Schmückt es nur, schreiben Sie „dekorativ: ja“ statt „alt“.'

function empty(path: Path, schema: z.core.$ZodType, { data }: Source): Words {
  const parent = schemaAt(schema, path.slice(0, -1), data)
  const isNeeded = requiredKeysOf(parent).includes(String(path.at(-1)))
  return {
    message: `${nameOf(path)} ist leer.`,
    remedy:
      path.at(-1) === 'alt'
        ? describe
        : isNeeded
          ? addition(path, schema, data)
          : 'Schreiben Sie etwas dahinter, oder löschen Sie die Zeile.',
  }
}
