import { z } from 'zod'
import type { Path } from './content.ts'
import { childOf, narrow } from './schema-at.ts'
import { kindOf, type TextKind } from './text-kinds.ts'

export type Leaf = { path: Path; value: string; kind: TextKind }

type Schema = z.core.$ZodType

/** Replaces every string in the data, keys of records included. The data need not be valid. */
export function mapTexts(schema: Schema, data: unknown, change: (leaf: Leaf) => string): unknown {
  const visit = (value: unknown, path: Path, outer: Schema | undefined): unknown => {
    const here = outer && narrow(outer, value)
    if (typeof value === 'string') return change({ path, value, kind: kindOf(here) })
    if (Array.isArray(value)) {
      return value.map((item, index) => visit(item, [...path, index], childOf(here, index)))
    }
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, child]) => {
        const at = [...path, name]
        const key = here instanceof z.ZodRecord ? kindOf(here.keyType) : undefined
        return [
          key ? change({ path: at, value: name, kind: key }) : name,
          visit(child, at, childOf(here, name)),
        ]
      }),
    )
  }
  return visit(data, [], schema)
}

/** Of the same data several ask. */
const known = new WeakMap<object, Map<Schema, readonly Leaf[]>>()

export function textsIn(schema: Schema, data: unknown): readonly Leaf[] {
  const ofData = known.get(Object(data)) ?? new Map<Schema, readonly Leaf[]>()
  known.set(Object(data), ofData)
  const leaves = ofData.get(schema) ?? readTexts(schema, data)
  ofData.set(schema, leaves)
  return leaves
}

function readTexts(schema: Schema, data: unknown): readonly Leaf[] {
  const leaves: Leaf[] = []
  mapTexts(schema, data, (leaf) => {
    leaves.push(leaf)
    return leaf.value
  })
  return leaves
}
