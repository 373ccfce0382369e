import type { Probe, Report } from './tap-recorder.ts'

export interface TapResult {
  /**
   * Milliseconds from the moment that the target can be seen to the first tap that was answered at once;
   * undefined where there was none.
   */
  deadTime: number | undefined
  /** Taps without any answer; not those on what an earlier answer has put into the target's place. */
  lost: number
}

const atOnce = 100

/** What the page's reports say about `taps` taps. */
export function tapResult(probe: Probe, reports: Report[], taps: number): TapResult {
  const visible = reports.find((report) => report.kind === 'place')
  const answers = answeredClicks(reports)
  const prompt = answers.find(({ tappedAt, answeredAt }) => answeredAt - tappedAt <= atOnce)
  // Late or not, a message has been read by then: nothing more is tried.
  const awake =
    prompt?.tappedAt ?? (probe.effect.kind === 'message' ? answers[0]?.answeredAt : undefined)
  return {
    deadTime: visible && awake !== undefined ? Math.max(0, awake - visible.at) : undefined,
    lost: taps - answers.length - besideTheAnswer(reports),
  }
}

/** An answer belongs to the tap before it, and to earlier ones that a script had held. */
function answeredClicks(reports: Report[]) {
  const clicks = reports.filter((report) => report.kind === 'click')
  const held = reports.filter((report) => report.kind === 'held')
  const answers = reports.filter((report) => report.kind === 'answer')
  return clicks.flatMap(({ document, click, at }) => {
    const later = held.some((one) => one.document === document && one.click === click)
    const answer = answers.find(
      (one) => one.document === document && (one.click === click || (later && one.click > click)),
    )
    return answer ? [{ tappedAt: at, answeredAt: Math.max(at, answer.at) }] : []
  })
}

/** The list of what is wrong takes the place of the button that was pressed. */
function besideTheAnswer(reports: Report[]): number {
  return reports.filter(
    (report, index) =>
      report.kind === 'beside' &&
      reports
        .slice(0, index)
        .some((one) => one.kind === 'answer' && one.document === report.document),
  ).length
}
