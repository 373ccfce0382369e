import { contentPaths } from '../scripts/check/page-groups.ts'
import { expect, test } from './fixtures.ts'

const screen = { width: 360, height: 740 }

test.use({ viewport: screen })

for (const path of contentPaths)
  test(`${path} shows headline, one sentence and a button without scrolling`, async ({ page }) => {
    await page.goto(path)
    const bottoms = await page.evaluate(() => {
      const bottomOf = (selector: string) =>
        document.querySelector(selector)?.getBoundingClientRect().bottom
      const lead = document.querySelector('main .lead')
      const walker = lead && document.createTreeWalker(lead, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      if (lead) range.setStart(lead, 0)
      while (walker?.nextNode()) {
        const text = walker.currentNode.textContent ?? ''
        const end = /[.?!](?=\s|$)/.exec(text)
        range.setEnd(walker.currentNode, end ? end.index + 1 : text.length)
        if (end) break
      }
      return {
        headline: bottomOf('main h1'),
        sentence: lead ? range.getBoundingClientRect().bottom : undefined,
        button: bottomOf('main .btn'),
      }
    })
    for (const [what, bottom] of Object.entries(bottoms))
      expect.soft(bottom, what).toBeLessThanOrEqual(screen.height)
  })
