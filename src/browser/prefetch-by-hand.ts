/** Less is passing over a link, not meaning it. */
const restMs = 65

const page = 'a[href^="/"]:not([target], [href*="#"], [href$=".xml"])'

/** Fetches on intent, where the browser knows no rules for it; no rules, no fetching (spare-line.ts). */
export function prefetchByHand(): void {
  const isWanted = document.querySelector('[type=speculationrules]') !== null
  if (!isWanted || HTMLScriptElement.supports?.('speculationrules')) return
  const asked = new Set([location.href])
  let rest: ReturnType<typeof setTimeout>
  const mean = ({ target }: Event) => {
    clearTimeout(rest)
    const href = (target as Element).closest?.<HTMLAnchorElement>(page)?.href
    if (!href || asked.has(href)) return
    rest = setTimeout(() => {
      asked.add(href)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }))
    }, restMs)
  }
  addEventListener('pointerover', mean)
  addEventListener('focusin', mean)
}
