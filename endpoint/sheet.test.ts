import { expect, test } from 'vitest'
import { rowsWith } from './sheet.ts'

/** Which rows Google searches in a sheet that has so many. */
function searched(rows: number) {
  const finder = { useRegularExpression: () => finder, findAll: () => [] }
  const asked: { first: number; last: number }[] = []
  const getRange = (row: number, _: number, count: number) => {
    asked.push({ first: row, last: row + count - 1 })
    return { createTextFinder: () => finder }
  }
  const sheet = { getLastRow: () => rows, getRange } as unknown as Parameters<typeof rowsWith>[0]
  rowsWith(sheet, 2, 'k1')
  return asked
}

test('a search stops growing with the sheet: it begins below the header and ends with the last row', () => {
  expect(searched(0)).toEqual([])
  expect(searched(1)).toEqual([])
  expect(searched(1_000)).toEqual([{ first: 2, last: 1_000 }])
  const sizes = [100_000, 1_000_000].map((rows) => {
    const [{ first, last } = { first: 0, last: 0 }] = searched(rows)
    expect(last).toBe(rows)
    return last - first
  })
  expect(sizes[1]).toBe(sizes[0])
})
