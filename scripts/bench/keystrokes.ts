import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { phone } from './phone.ts'
import type { Table } from './table.ts'

const path = '/aktivrente-rechner#monat=5&jahr=1954&lohn=12'

/** Typed and taken away again, one after the other: each makes another wage, so another answer. */
const keys = ['0', '4', 'Backspace', '5', 'Backspace', '6', 'Backspace', 'Backspace']
const typed = Array.from({ length: 4 }, () => keys).flat()

/** Who types fast. */
const betweenKeysMs = 150

/**
 * From a keystroke in the calculator to its answer in the page, with a CPU 6× slower; and of that what
 * comes after the field has the key: the rest is the browser's, in an empty page too.
 */
export async function keystrokesTable(browser: Browser, site: string): Promise<Table> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await page.goto(site + path)
  const answer = page.locator('[data-answer]')
  await answer.waitFor()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.evaluate(watchAnswers)
  await page.getByRole('textbox', { name: 'Lohn im Monat' }).focus()
  await page.keyboard.press('End')
  // Nothing is asked of the page meanwhile: an answer would wait for the question.
  for (const key of typed) {
    await wait(betweenKeysMs)
    await page.keyboard.press(key)
  }
  await page.waitForFunction((count) => window.benchAnswers?.length === count, typed.length)
  const answers = await page.evaluate(() => window.benchAnswers ?? [])
  await context.close()
  const total = answers.map(({ key }) => key)
  const own = answers.map(({ field }) => field)
  const head = ['Keystrokes in the calculator (ms, goal 50)', 'Keystrokes']
  return {
    head: [...head, 'Median', '9 of 10', 'Worst', 'From the field: median', 'Worst'],
    rows: [
      ['/aktivrente-rechner', `${answers.length}`, ...figures(total), ...figures(own, [50, 100])],
    ],
  }
}

const figures = (times: number[], shares = [50, 90, 100]) => {
  const sorted = times.toSorted((a, b) => a - b)
  return shares.map((share) =>
    (sorted[Math.ceil((sorted.length * share) / 100) - 1] ?? Number.NaN).toFixed(0),
  )
}

declare global {
  interface Window {
    benchAnswers?: { key: number; field: number }[]
  }
}

/** Runs in the page. */
function watchAnswers(): void {
  const answers: { key: number; field: number }[] = []
  window.benchAnswers = answers
  let pressed = 0
  let entered = 0
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp
    },
    true,
  )
  addEventListener(
    'input',
    () => {
      entered = performance.now()
    },
    true,
  )
  new MutationObserver(() => {
    if (pressed === 0) return
    const now = performance.now()
    answers.push({ key: now - pressed, field: now - entered })
    pressed = 0
  }).observe(document.querySelector('[data-answer]') as Node, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}
