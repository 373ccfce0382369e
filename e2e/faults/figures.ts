import type { Reporter, TestCase, TestResult } from 'playwright/types/testReporter'

/** After the fault table: how many registrations were sent, and what became of them. */
export default class FaultFigures implements Reporter {
  private readonly faults = new Set<string>()
  private runs = 0
  private sent = 0
  private lost = 0
  private doubled = 0

  onTestEnd({ title }: TestCase, { annotations }: TestResult): void {
    const figures = annotations.find(({ type }) => type === 'registrations')?.description
    if (!figures) return
    const [sent = 0, arrived = 0, doubled = 0] = figures.split(' ').map(Number)
    this.faults.add(title)
    this.runs += 1
    this.sent += sent
    this.lost += sent - arrived
    this.doubled += doubled
  }

  onEnd(): void {
    if (this.runs === 0) return
    console.log(
      `  ${this.faults.size} Störungen, ${this.runs} Durchläufe, ${this.sent} Anmeldungen: ` +
        `${this.lost} verloren, ${this.doubled} doppelt`,
    )
  }
}
