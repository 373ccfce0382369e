import { withoutUmlauts } from './umlauts.ts'

/**
 * The candidate that was probably meant, or undefined when none comes close. Ignores case, hyphens,
 * underscores and how umlauts are spelt (`Überschrift` finds `ueberschrift`); a word finds its
 * abbreviation (`Montag` finds `Mo`), of several the longest.
 */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(word)
  const limit = Math.max(1, Math.floor(wanted.length / 3))
  let best: { candidate: string; distance: number; begin: number } | undefined
  for (const candidate of candidates) {
    const folded = fold(candidate)
    const begin = folded.length > 1 && wanted.startsWith(folded) ? folded.length : 0
    const edits = editDistance(wanted, folded)
    const distance = begin ? Math.min(limit, edits) : edits
    const isNearer = !best || distance < best.distance
    const isLonger = distance === best?.distance && begin > best.begin
    if (distance <= limit && (isNearer || isLonger)) best = { candidate, distance, begin }
  }
  return best?.candidate
}

const fold = (word: string) =>
  withoutUmlauts(word.toLowerCase().normalize('NFC')).replace(/[-_]/g, '')

/** Counts insertions, deletions, substitutions and transpositions. */
function editDistance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const steps = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1)]
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      if (swapped) steps.push(at(beforeLast, j - 2) + 1)
      row.push(Math.min(...steps))
    }
    beforeLast = last
    last = row
  }
  return at(last, b.length)
}

const at = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY
