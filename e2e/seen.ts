import type { Page } from 'playwright/test'

/** What is measured in a page as it stands. */

/** Each part of the page that screen readers list, as `role: name`. */
export const landmarks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      'nav, main aside, body > aside, search, [role=region], :is(section, form):is([aria-label], [aria-labelledby])',
    )
    return [...parts]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .map((part) => {
        const label = document.getElementById(`${part.getAttribute('aria-labelledby')}`)
        const name = label?.textContent ?? part.getAttribute('aria-label') ?? ''
        return `${part.getAttribute('role') ?? part.localName}: ${name}`.trim()
      })
  })

/** Lines of running text with more letters than an eye can follow: at most 80. */
export const longLines = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const range = document.createRange()
    for (const block of document.querySelectorAll('p, li, dd, blockquote, figcaption')) {
      if (block.querySelector('p, li, div, a.cover') || !block.checkVisibility()) continue
      const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
      let line = ''
      let bottom = 0
      const end = () => {
        if (line.trim().length > 80) found.push(line.trim())
        line = ''
      }
      while (walker.nextNode()) {
        const node = walker.currentNode as Text
        const { parentElement: around } = node
        // Only for the eye, or only for screen readers.
        if (around?.closest('[aria-hidden=true]') || around?.offsetWidth === 1) continue
        for (const { 0: word, index } of node.data.matchAll(/\S+\s*/g)) {
          range.setStart(node, index)
          range.setEnd(node, index + word.trimEnd().length)
          const [rect] = range.getClientRects()
          if (!rect) continue
          if (rect.top > bottom) end()
          bottom = Math.max(line ? bottom : 0, rect.bottom - rect.height / 3)
          line += word
        }
      }
      end()
    }
    return found
  })

/** Links lower than a finger needs: 24 px in a line of text, else 44. */
export const lowLinks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const links = document.querySelectorAll('main a, footer :is(a, button)')
    return [...links].flatMap((link) => {
      const { display } = getComputedStyle(link)
      // The whole card can be pressed.
      if (link.matches('.cover') || !link.checkVisibility({ visibilityProperty: true })) return []
      const heights = [...link.getClientRects()].map(({ height }) => Math.round(height * 10) / 10)
      const least = display === 'inline' ? 24 : 44
      const lowest = Math.min(...heights.filter((height) => height > 0))
      return lowest < least ? `${link.textContent}: ${lowest} px` : []
    })
  })

/** What would move or fade by itself, or when it changes. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // They hide or close something for a moment, and draw nothing.
    const still = ['none', 'settle', 'wait']
    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element)
      const isStill =
        /^(?:0s(?:, )?)+$/.test(transitionDuration) &&
        still.includes(animationName) &&
        scrollBehavior === 'auto'
      return isStill
        ? []
        : `${element.localName}.${element.className}: ${animationName} ${transitionDuration}`
    })
  })
