import { z } from 'zod'
import type { Content, Path } from '../content.ts'
import { requiredKeysOf, schemaAt, valueAt } from '../schema-at.ts'
import { examples } from './examples.ts'

export type Issue = z.core.$ZodIssue

export type Source = Pick<Content, 'data' | 'sourceOf'>

export type Words = { message: string; remedy: string }

export function addition(path: Path, schema: z.core.$ZodType, data: unknown): string {
  const key = String(path.at(-1))
  const here = schemaAt(schema, path, data)
  if (here instanceof z.ZodArray) {
    return `Ergänzen Sie die Zeile „${key}:“ und darunter eine Liste, deren Einträge mit „- “ beginnen.`
  }
  const inner = requiredKeysOf(here)
  if (inner.length > 0 && !examples[key]) {
    return `Ergänzen Sie die Zeile „${key}:“ und eingerückt darunter ${inner.join(', ')}.`
  }
  return `Ergänzen Sie zum Beispiel: ${example(path, schema, data)}`
}

export function nameOf(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'Die Datei'
  if (typeof last !== 'number') return `„${String(last)}“`
  const list = path.findLast((step) => typeof step === 'string')
  return `Eintrag ${last + 1} von „${String(list)}“`
}

export function blockOf(path: Path, data: unknown): string {
  for (let length = path.length; length > 0; length--) {
    const kind = valueAt(data, [...path.slice(0, length), 'art'])
    if (typeof kind === 'string') return `im Baustein „${kind}“`
  }
  return ''
}

export function example(path: Path, schema?: z.core.$ZodType, data?: unknown): string {
  const key = String(path.at(-1))
  const known = key === 'titel' && path.length > 1 ? undefined : examples[key]
  if (known) return `${key}: ${known}`
  const here = schema && schemaAt(schema, path, data)
  if (here instanceof z.ZodLiteral) return `${key}: ${String(here.value)}`
  if (here instanceof z.ZodEnum) return `${key}: ${String(here.options[0])}`
  return typeof path.at(-1) === 'number' ? '- Ihr Text' : `${key}: Ihr Text`
}
