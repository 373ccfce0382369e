import type { Page } from 'playwright/test'

/** A translated text; includes the original, so that tests still find it. */
const translated = '‹word›'

/** Like Chrome and Edge: replaces text nodes by `<font>` elements. */
export const wrapWords = (page: Page) => eachText(page, true)

/** Like Firefox and Safari: changes the text nodes. */
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
