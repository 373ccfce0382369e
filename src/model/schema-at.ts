import { z } from 'zod'
import type { Path } from './content.ts'

type Schema = z.core.$ZodType

/** The schema for a path; the data decides between members of a union. */
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

/** The value at a path of data that need not be valid; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  let value = data
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = (value as Record<PropertyKey, unknown>)[step]
  }
  return value
}

/** The list at a path; empty if there is none. */
export function listAt(data: unknown, path: Path): unknown[] {
  const list = valueAt(data, path)
  return Array.isArray(list) ? list : []
}

/** Allowed keys; empty if any key is. */
export function keysOf(schema: Schema | undefined): string[] {
  if (schema instanceof z.ZodObject) return Object.keys(schema.shape)
  if (schema instanceof z.ZodRecord && schema.keyType instanceof z.ZodEnum) {
    return schema.keyType.options.map(String)
  }
  if (schema instanceof z.ZodUnion) return [...new Set(schema.options.flatMap((o) => keysOf(o)))]
  return []
}

/** Required keys. */
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

/** The unwrapped schema; of a union the member that the data's discriminator names, else the union. */
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

/** The schema one step down; of a union that could not be narrowed, that of its first member with this key. */
export function childOf(schema: Schema | undefined, step: PropertyKey): Schema | undefined {
  if (schema instanceof z.ZodObject) return schema.shape[String(step)]
  if (schema instanceof z.ZodArray) return schema.element
  if (schema instanceof z.ZodRecord) return schema.valueType
  if (!(schema instanceof z.ZodUnion)) return undefined
  return schema.options.map((option) => childOf(option, step)).find((child) => child)
}
