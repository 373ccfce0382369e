/**
 * Runs before anything is drawn, so that nothing moves: applies what a visitor has chosen, text size
 * first (`data-reading="1.38 slow"` on `<html>`). What means nothing has no effect. `data-lazy` lets
 * sections be laid out when they come near (styles/base.css). Imports nothing;
 * scripts/build/early-script.ts puts it into the page, behind the style sheet.
 *
 * Browsers that lack what everything needs (PRODUCT.md, „Browsers“) get the page as without script:
 * neither this runs in them nor client.ts, which looks for `setReading`.
 */
if ([].findLast as unknown) {
  const { dataset, style } = document.documentElement

  /** As in a browser's own zoom, the widths at which the layout changes grow with the text. */
  const scaleWidths = (
    rules: Iterable<Partial<CSSMediaRule & { written: string }>>,
    by: number,
  ) => {
    for (const rule of rules) {
      if (rule.media) {
        rule.written ??= rule.media.mediaText
        rule.media.mediaText = rule.written.replace(/[\d.]+(?=rem)/g, (rem) => `${+rem * by}`)
      }
      if (rule.cssRules) scaleWidths(rule.cssRules as Iterable<CSSMediaRule>, by)
    }
  }

  window.setReading = (words) => {
    if (dataset.reading === words) return
    dataset.reading = words
    const scale = +(/^1\.[13]8/.exec(words) ?? 1)
    style.fontSize = `${scale * 100}%`
    for (const { cssRules } of document.styleSheets) scaleWidths(cssRules, scale)
  }

  // Who comes back, reloads, follows a link to a place of the page or goes through it by keys needs all
  // heights at once; the others get them when the page has loaded and the browser rests. The successor
  // of `performance.navigation` takes 30 bytes more of every page.
  if (!location.hash && !performance.navigation.type) dataset.lazy = ''
  // Not for who has scrolled: browsers hold the view when one height becomes true, not when all do.
  const layOut = () => scrollY || delete dataset.lazy
  addEventListener('keydown', layOut)
  // Safari has no such callback, and lays everything out in any case.
  addEventListener('load', () => self.requestIdleCallback?.(layOut))

  dataset.reading = ''
  try {
    setReading(localStorage['wirkzeit-lesen'] || '')
  } catch {}
}
