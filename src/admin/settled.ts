/** What a content file holds, by its names. */
export type Data = Record<string, unknown>

/** A value without what is empty, which the model refuses, and without spaces at the ends of texts. */
export function settled(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(settled).filter((each) => !isEmpty(each))
  if (!isRecord(value)) return String(value ?? '').trim()
  const entries = Object.entries(value).map(([name, each]) => [name, settled(each)] as const)
  return Object.fromEntries(entries.filter(([, each]) => !isEmpty(each)))
}

export const isRecord = (value: unknown): value is Data =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isEmpty = (value: unknown) =>
  value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0)

/** Whether both are the same once settled; the order of names says nothing. */
export const isSame = (a: unknown, b: unknown) => stamp(settled(a)) === stamp(settled(b))

const stamp = (value: unknown): string =>
  JSON.stringify(value, (_, each) =>
    isRecord(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  )
