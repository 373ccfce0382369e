import type { Trial } from '../../endpoint/check.ts'

/** One sentence for what is in order; else one for each thing that is not, the first few of them. */
export function judge(inOrder: string, found: readonly (string | false | undefined)[]): Trial[] {
  const problems = found.flatMap((each) => each || [])
  if (problems.length === 0) return [{ ok: true, sentence: inOrder }]
  const shown = problems.slice(0, 5).map((sentence) => ({ ok: false, sentence }))
  const more = problems.length - shown.length
  return more > 0
    ? [...shown, { ok: false, sentence: `… und ${more} weitere von dieser Art.` }]
    : shown
}
