import type { Locator } from 'playwright/test'
import { boxOf, expect, fontIsThere, layOut, type Page } from './fixtures.ts'

/** By how much the page is wider than the window, with every section laid out. */
export async function excess(page: Page): Promise<number> {
  await layOut(page)
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** The landmarks of the page, as `role: name`. */
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

/** Lines of running text with more than 80 characters, too many for the eye to follow. */
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
        // Hidden from screen readers, or visible to them only.
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

/** Opens all `details`; without their shared name, because the browser keeps only one of a name open. */
export const unfold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const folded of document.querySelectorAll('main details')) {
      folded.removeAttribute('name')
      folded.setAttribute('open', '')
    }
  })

/** Targets that are not high enough for a finger: 24 px in a line of text, else 44. */
export const lowTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const targets = document.querySelectorAll<HTMLElement>(
      'a, button, summary, select, textarea, input:not([type=checkbox]), label:has([type=checkbox])',
    )
    return [...targets].flatMap((target) => {
      const isSeen = target.checkVisibility({ visibilityProperty: true })
      // A cover's target is its whole card; the trap is for robots.
      if (!isSeen || target.matches('.cover, .trap *')) return []
      const heights = [...target.getClientRects()].map(({ height }) => Math.round(height * 10) / 10)
      const least = getComputedStyle(target).display === 'inline' ? 24 : 44
      const lowest = Math.min(...heights.filter((height) => height > 0))
      return lowest < least ? `${target.localName} ${target.textContent}: ${lowest} px` : []
    })
  })

/** Text that is too small for old eyes: below 18 px, in labels of drawings below 16. */
export const smallWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const { data, parentElement: around } = walker.currentNode as Text
      if (!data.trim() || !around?.checkVisibility({ visibilityProperty: true })) continue
      // Only for screen readers.
      if (around.offsetWidth === 1) continue
      const size = Number.parseFloat(getComputedStyle(around).fontSize)
      if (size < (around.closest('[role=img]') ? 16 : 18)) found.push(`${data.trim()}: ${size} px`)
    }
    return found
  })

/** Elements with an animation, a transition or smooth scrolling. */
export const movements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    // `wait` hides a note for a moment, and draws nothing.
    const still = ['none', 'wait']
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

/** Elements of `wanted` that `above` covers, if only in part; none while that is not shown. */
export const under = (page: Page, above: string, wanted: string): Promise<string[]> =>
  page.evaluate(
    ([above, wanted]) => {
      const over = document.querySelector(above)?.getBoundingClientRect()
      if (!over) throw new Error(`not there: ${above}`)
      const seen = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
        (element) => element.getClientRects().length > 0,
      )
      if (seen.length === 0) throw new Error(`nothing to be under it: ${wanted}`)
      if (!over.width) return []
      return seen
        .filter((element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect()
          return left < over.right && right > over.left && top < over.bottom && bottom > over.top
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 80))
    },
    [above, wanted] as const,
  )

/** Turns on the dark mode that Chromium forces upon pages. */
export async function darken(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await page.emulateMedia({ colorScheme: 'dark' })
}

/** Darkens the page, and waits until each element looks as before (true) or different (false). */
export async function expectDarkened(page: Page, staysAsItIs: Map<Locator, boolean>) {
  const look = async () => {
    const pictures: string[] = []
    for (const element of staysAsItIs.keys()) {
      await element.scrollIntoViewIfNeeded()
      const { x, y, width, height } = await boxOf(element)
      // Only the middle, without the page around it.
      const clip = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 }
      pictures.push((await page.screenshot({ clip })).toString('base64'))
    }
    return pictures
  }
  // Later they would change the pictures, too.
  await fontIsThere(page)
  await layOut(page)
  const light = await look()
  await darken(page)
  await expect
    .poll(async () => (await look()).map((dark, at) => dark === light[at]))
    .toEqual([...staysAsItIs.values()])
}
