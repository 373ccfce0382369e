import type { Browser } from 'playwright'
import { phone } from './phone.ts'
import { markdownTable, median } from './table.ts'

const path = '/aktivrente-rechner#monat=5&jahr=1954&lohn=12'

/** Typed and taken away again, one after the other: each makes another wage, so another answer. */
const keys = ['0', '4', 'Backspace', '5', 'Backspace', '6', 'Backspace', 'Backspace']
const rounds = 4

/** From a keystroke in the calculator to its answer in the page, in milliseconds, with a CPU 6× slower. */
export async function keystrokesTable(browser: Browser, site: string): Promise<string> {
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
  for (const key of Array.from({ length: rounds }, () => keys).flat()) {
    const before = await answer.textContent()
    await page.keyboard.press(key)
    await page.waitForFunction(
      (text) => document.querySelector('[data-answer]')?.textContent !== text,
      before,
    )
  }
  const times = await page.evaluate(() => window.benchAnswers ?? [])
  await context.close()
  const whole = (milliseconds: number) => milliseconds.toFixed(0)
  return markdownTable(
    ['Keystrokes in the calculator (ms, goal 50)', 'Keystrokes', 'Median', 'Worst'],
    [['/aktivrente-rechner', `${times.length}`, whole(median(times)), whole(Math.max(...times))]],
  )
}

declare global {
  interface Window {
    benchAnswers?: number[]
  }
}

/** Runs in the page. */
function watchAnswers(): void {
  const times: number[] = []
  window.benchAnswers = times
  let pressed = 0
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      pressed = timeStamp
    },
    true,
  )
  new MutationObserver(() => {
    if (pressed === 0) return
    times.push(performance.now() - pressed)
    pressed = 0
  }).observe(document.querySelector('[data-answer]') as Node, {
    childList: true,
    characterData: true,
    subtree: true,
  })
}
