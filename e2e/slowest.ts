import type { Reporter, TestCase } from 'playwright/types/testReporter'

/** Prints the ten slowest tests. */
export default class Slowest implements Reporter {
  readonly #took: { seconds: number; test: TestCase }[] = []

  onTestEnd(test: TestCase, { duration }: { duration: number }) {
    this.#took.push({ seconds: duration / 1000, test })
  }

  onEnd() {
    const slowest = this.#took.toSorted((a, b) => b.seconds - a.seconds).slice(0, 10)
    console.log('\nThe ten slowest:')
    for (const { seconds, test } of slowest)
      console.log(`${seconds.toFixed(1).padStart(6)} s  ${test.titlePath().slice(2).join(' › ')}`)
  }
}
