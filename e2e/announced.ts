import type { Page } from 'playwright/test'

type Announced = { by: 'region' | 'focus'; text: string }

/**
 * Records what a screen reader announces by itself, in order: each text added to a live region that was
 * there before, and the name of each element that gets the focus.
 */
export const recordAnnouncements = (page: Page) =>
  page.addInitScript(() => {
    const live = '[aria-live]:not([aria-live=off]), [role=alert], [role=status], [role=log]'
    const announced: Announced[] = []
    Object.assign(window, { announced })
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        for (const node of addedNodes) {
          const isAlert = node instanceof Element && node.matches('[role=alert]')
          const region = (target as Element).closest?.(live)
          if ((isAlert || region) && node.textContent)
            announced.push({ by: 'region', text: node.textContent })
        }
    }).observe(document, { childList: true, subtree: true })
    addEventListener('focusin', ({ target }) => {
      const element = target as HTMLInputElement
      const label = document.getElementById(`${element.getAttribute('aria-labelledby')}`)
      const text = (label ?? element.labels?.[0] ?? element).textContent ?? ''
      announced.push({ by: 'focus', text: text.trim() })
    })
  })

export const announced = (page: Page): Promise<Announced[]> =>
  page.evaluate(() => (window as unknown as { announced: Announced[] }).announced)

/** Texts added to live regions. */
export const said = async (page: Page): Promise<string[]> =>
  (await announced(page)).filter(({ by }) => by === 'region').map(({ text }) => text)
