import type { Page } from './fixtures.ts'

/** Bottom of a page's headline, first sentence and first button, in pixels from the top of the window. */
export const firstScreen = (page: Page) =>
  page.evaluate(() => {
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
