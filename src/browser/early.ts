/**
 * Runs before anything is drawn, so that nothing moves: applies what a visitor has chosen, text size
 * first (`data-reading="1.38 slow"` on `<html>`), and takes the choice, so that it needs no loader.
 * What means nothing has no effect. `data-lazy` lets sections be laid out when they come near
 * (styles/base.css). Imports nothing; scripts/build/early-script.ts puts it into the page, before the
 * style sheet: asking the browser's storage takes as long as a part of the sheet that is on its way.
 * What changes rules of the sheet waits for the body, before which nothing is laid out.
 *
 * Browsers that lack what everything needs (PRODUCT.md, „Browsers“) get the page as without script:
 * neither this runs in them nor client.ts, which looks for `setReading`.
 */
if ([].findLast as unknown) {
  // `reading` is set before it is read: „1.38 slow“, or nothing.
  type Choice = { dataset: { lazy?: string; reading: string } }
  const { dataset, style } = document.documentElement as HTMLElement & Choice

  const { loader } = (document.currentScript as HTMLElement).dataset
  const rested = (step: () => void, frames = 4) =>
    requestAnimationFrame(() => (frames ? rested(step, frames - 1) : step()))

  type Rule = Partial<CSSMediaRule & { written: string }>

  /** As in a browser's own zoom, the widths at which the layout changes grow with the text. */
  const scaleWidths = (rules: Iterable<Rule>, by: number) => {
    for (const rule of rules) {
      if (rule.media) {
        rule.written ??= rule.media.mediaText
        rule.media.mediaText = rule.written.replace(/[\d.]+(?=rem)/g, (rem) => `${+rem * by}`)
      }
      if (rule.cssRules) scaleWidths(rule.cssRules as Iterable<Rule>, by)
    }
  }

  const scale = () => {
    const by = +(/^1\.[13]8/.exec(dataset.reading) ?? 1)
    style.fontSize = `${by}em`
    for (const sheet of document.styleSheets)
      try {
        scaleWidths(sheet.cssRules, by)
      } catch {
        // An extension's, of another origin.
      }
  }
  self.setReading = (words) => {
    // Who has chosen nothing pays for no change of rules.
    if (!words && !dataset.reading) return
    dataset.reading = words
    scale()
  }

  // Who comes back, reloads, follows a link to a place of the page or goes through it by keys needs all
  // heights at once; the others get them when the page has its font, section by section. The successor
  // of `performance.navigation` takes 30 bytes more of every page.
  const isFirst = !performance.navigation.type
  if (isFirst && !location.hash) dataset.lazy = ''
  // The font (styles/fonts.css) is asked for when the page and the pictures of its first screen have been
  // painted, so that it does not share the line with them. Who comes from a page of ours, or back, has it
  // and gets it at once.
  if (isFirst && !document.referrer.includes(location.host)) style.setProperty('--font', ' ')
  // Not for who has scrolled: browsers hold the view when one height becomes true, not when all do.
  addEventListener('keydown', () => scrollY || delete dataset.lazy)
  dataset.reading = ''
  const show = () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>('[name=reading]'))
      button.setAttribute('aria-pressed', `${dataset.reading.replace(/ .*/, '') === button.value}`)
  }
  const recall = () => {
    try {
      setReading(localStorage['wirkzeit-lesen'] || '')
    } catch {}
    show()
  }
  recall()
  // The browser's cache may bring a page back that shows an older choice.
  addEventListener('pageshow', recall)
  let hasTapped: true | undefined
  addEventListener('click', ({ target }) => {
    hasTapped = true
    const button = (target as Element).closest<HTMLButtonElement>('[name=reading]')
    if (!button) return
    setReading(dataset.reading.replace(/^\S*/, button.value))
    show()
    // The text above has grown as well.
    button.scrollIntoView({ block: 'nearest' })
    try {
      localStorage['wirkzeit-lesen'] = dataset.reading
    } catch {}
  })

  // The body begins behind the sheet. A frame may come later than a first layout, and after one a change
  // of the sheet's rules lets the browser look at every element again.
  new MutationObserver((_, observer) => {
    if (!document.body) return
    observer.disconnect()
    if (dataset.reading) scale()
  }).observe(document.documentElement, { childList: true })
  // A line that breaks once must not leave the page without its code: the next tap asks again, under an
  // address of its own, because browsers keep a failure.
  const bring = (address: string) =>
    import(address).catch(() => {
      self.onclick = () => bring(`${address}?`)
    })
  addEventListener('DOMContentLoaded', () => {
    // The buttons are there, and the second part of a sheet (scripts/build/place-for-rest.ts).
    recall()
    // The loader does not share the line with what is painted first; where a visitor fills something in
    // it stands in the page.
    if (loader) rested(() => bring(loader))
  })
  const take = () => {
    // Who reads on or has tapped by now, on a slow line, keeps letters and heights: others would come
    // under the eyes and hold up the next tap. The next page has the font.
    if (performance.now() > 1500 && (scrollY || hasTapped)) return
    style.removeProperty('--font')
    // Style, layout and paint are a task each. Layout is asked for first: its turn is then before that of
    // a frame, which may fall due while style is worked out.
    setTimeout(() => scrollY)
    // Laid out before the font is there, everything would be laid out twice; and at once, it would be
    // the longest task of all.
    document.querySelectorAll<HTMLElement>('main > *, footer').forEach((section, frames) => {
      rested(() => {
        if (!scrollY) section.style.contentVisibility = 'visible'
      }, frames)
    })
    // Has style worked out, now.
    document.getAnimations()
  }
  addEventListener('load', () =>
    rested(() => {
      // Both faces, before they are used: lines would be laid out with the stand-ins once more, and anew
      // with each face.
      document.fonts.load('600 1em Wirkzeit Sans,Wirkzeit Serif').then(take, take)
    }),
  )
}
