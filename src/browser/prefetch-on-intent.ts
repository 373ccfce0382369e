type Line = { saveData?: boolean; effectiveType?: string }

/** A pointer that rests on a link for less only passes over it. */
const restMs = 65

/** Links to pages of this site: no fragments, and no files, whose names have a dot. */
const page = 'a[href^="/"]:not([href*="#"], [href*="."])'

/**
 * Fetches a page of this site while the pointer rests on its link or a finger goes down; never on a
 * slow line, or where data is to be saved. Only the HTML, and not rendered: so nothing is counted,
 * sent or stored for a page that nobody opens. `first`: the touch that brought this code.
 */
export function prefetchOnIntent(first?: Event): void {
  const { connection } = navigator as Navigator & { connection?: Line }
  if (connection?.saveData || /[23]g/.test(connection?.effectiveType ?? '')) return
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
  // While this code was on its way, the pointer may have gone on.
  if ((first?.target as Element | null)?.matches?.(':hover, :focus, :active')) mean(first as Event)
}
