import { z } from 'zod'
import type { Path } from './content.ts'

type Schema = z.core.$ZodType

/** The schema that applies to a place in the data; blocks are told apart by the data itself. */
export function schemaAt(schema: Schema, path: Path, data: unknown): Schema | undefined {
  let here: Schema | undefined = narrow(schema, data)
  let value = data
  for (const step of path) {
    const inner = childOf(here, step)
    value = valueAt(value, [step])
    here = inner && narrow(inner, value)
  }
  return here
}

/** What stands at a place of data that need not be right; undefined where the place is missing. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[step]
  }
  return value
}

/** The list that stands there; empty where there is none. */
export function listAt(data: unknown, path: Path): unknown[] {
  const list = valueAt(data, path)
  return Array.isArray(list) ? list : []
}

/** Names that may stand at this place; empty where any name may. */
export function keysOf(schema: Schema | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) {
    return schema.keyType.options.map(String)
  }
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap((o) => keysOf(o)))]
  return []
}

/** Names that must stand there. */
export function requiredKeysOf(schema: Schema | undefined): string[] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape)
    .filter(([, inner]) => !(inner instanceof z.ZodOptional || inner instanceof z.ZodDefault))
    .map(([key]) => key)
}

export function unwrap(schema: Schema): Schema {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return unwrap(schema.unwrap())
  }
  return schema
}

/** Of a union the member that the data means; the union itself when it means none. */
export function narrow(schema: Schema, data: unknown): Schema {
  const bare = unwrap(schema)
  if (!(bare instanceof z.ZodDiscriminatedUnion)) return bare
  const name = bare.def.discriminator
  const wanted = valueAt(data, [name])
  const meant = bare.options.find((option) => {
    if (!(option instanceof z.ZodObject)) return false
    const literal: unknown = option.shape[name]
    return literal instanceof z.ZodLiteral && literal.value === wanted
  })
  return meant ?? bare
}

/** In a union that was not narrowed, the first member that has the name answers for all. */
export function childOf(schema: Schema | undefined, step: PropertyKey): Schema | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(step)]
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodRecord) return schema.valueType
  if (!(schema instanceof z.ZodUnion)) return undefined
  return schema.options.map((option) => childOf(option, step)).find((child) => child)
}
