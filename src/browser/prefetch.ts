type Line = { saveData?: boolean; effectiveType?: string }

/** Less is passing over a link, not meaning it. */
const restMs = 65

const page = 'a[href^="/"]:not([target], [href*="#"], [href$=".xml"])'

/**
 * Pages are fetched on intent, by the rules in layout/Prefetch.tsx. Here: never on a slow line or
 * where data is to be saved, and by hand where the browser knows no such rules. The rules stand in
 * the HTML and are removed rather than added: so a policy by which no script writes scripts needs
 * no exception.
 */
export function prefetchOnIntent(): void {
  const { connection } = navigator as Navigator & { connection?: Line }
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? ''))
    document.querySelector('[type=speculationrules]')?.remove()
  else if (!HTMLScriptElement.supports?.('speculationrules')) prefetchByHand()
}

function prefetchByHand(): void {
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
