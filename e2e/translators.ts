import type { Page } from 'playwright/test'

/** What a translated word looks like here; it holds the old one, so that tests still find it. */
const translated = '‹word›'

/** As Chrome and Edge do it: each text is taken out, and `<font>` elements come in its place. */
export const wrapWords = (page: Page) => eachText(page, true)

/** As Firefox and Safari do it: other words in the same text. */
export const replaceWords = (page: Page) => eachText(page, false)

const eachText = (page: Page, wrapped: boolean) =>
  page.evaluate(
    ([pattern, wrapped]) => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        const isLeftAlone = text.parentElement?.closest('script, style, noscript, textarea, font')
        if (isLeftAlone || !text.data.trim()) continue
        const words = text.data.replace(/\S(?:.*\S)?/s, (word) => pattern.replace('word', word))
        if (!wrapped) {
          text.data = words
          continue
        }
        const font = document.createElement('font')
        font.append(document.createElement('font'))
        font.firstElementChild?.append(words)
        text.replaceWith(font)
      }
    },
    [translated, wrapped] as const,
  )
