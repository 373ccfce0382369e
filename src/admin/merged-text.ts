import { dataOf, sourceKey, textOf } from './keep-source.ts'
import { isRecord, isSame } from './settled.ts'

class Conflict extends Error {}

/**
 * A content file with what was changed since `base`, here (`mine`) and elsewhere (`theirs`); undefined
 * where both have changed the same.
 */
export function mergedText(base: string, mine: string, theirs: string): string | undefined {
  try {
    const values = merged(valuesOf(base), valuesOf(mine), valuesOf(theirs))
    return textOf({ ...Object(values), [sourceKey]: theirs })
  } catch (error) {
    if (error instanceof Conflict) return undefined
    throw error
  }
}

function valuesOf(text: string): unknown {
  const { [sourceKey]: _, ...values } = dataOf(text)
  return values
}

function merged(base: unknown, mine: unknown, theirs: unknown): unknown {
  if (isSame(base, mine)) return theirs
  if (isSame(base, theirs) || isSame(mine, theirs)) return mine
  if (isRecord(base) && isRecord(mine) && isRecord(theirs))
    return Object.fromEntries(
      Object.keys({ ...theirs, ...mine }).map((name) => [
        name,
        merged(base[name], mine[name], theirs[name]),
      ]),
    )
  if (
    Array.isArray(base) &&
    Array.isArray(mine) &&
    Array.isArray(theirs) &&
    base.length === mine.length &&
    base.length === theirs.length
  )
    return mine.map((each, index) => merged(base[index], each, theirs[index]))
  throw new Conflict()
}
