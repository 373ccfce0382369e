import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'

/** What a row leaves for the last line, in this order. */
export type Figures = [sent: number, arrived: number, doubled: number, falseSentences: number]

/** After the fault table: how many registrations were sent, what became of them, and what was said. */
export default class FaultFigures implements Reporter {
  private readonly faults = new Set<string>()
  private runs = 0
  private sent = 0
  private lost = 0
  private doubled = 0
  private falseSentences = 0

  onTestEnd({ title }: TestCase, { annotations }: TestResult): void {
    const figures = annotations.find(({ type }) => type === 'registrations')?.description
    if (!figures) return
    const [sent, arrived, doubled, falseSentences] = figures.split(' ').map(Number) as Figures
    this.faults.add(title)
    this.runs += 1
    this.sent += sent
    this.lost += sent - arrived
    this.doubled += doubled
    this.falseSentences += falseSentences
  }

  onEnd(): void {
    if (this.runs === 0) return
    const store = process.env.RECEIVER_STORE ?? 'sheet'
    console.log(
      `  ${store}: ${this.faults.size} Störungen, ${this.runs} Durchläufe, ${this.sent} Anmeldungen: ` +
        `verloren ${this.lost}, doppelt ${this.doubled}, falsche Sätze ${this.falseSentences}`,
    )
  }
}
