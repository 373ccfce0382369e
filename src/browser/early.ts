/**
 * Runs in the head, before anything is drawn, so that nothing moves later. It applies the stored reading
 * settings (`data-reading="1.38 slow"` on `<html>`: text size, then speed of the voice; unknown values
 * have no effect) and handles the buttons that change them, so that these need no loader. It sets
 * `data-lazy`, by which sections are laid out only when they come near (styles/base.css), and asks for
 * loader and font.
 *
 * Imports nothing. scripts/build/early-script.ts puts it into the page before the style sheet, which
 * arrives while this reads the storage. What changes rules of the sheet waits for the body: nothing is
 * laid out before.
 *
 * In browsers in which not everything works (PRODUCT.md, „Browsers“) neither this runs nor client.ts,
 * which looks for `setReading`: they get the page as without script.
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
        // The sheet of an extension has another origin and cannot be read.
      }
  }
  self.setReading = (words) => {
    // Without a choice, old or new, the rules stay as they are.
    if (!words && !dataset.reading) return
    dataset.reading = words
    scale()
  }

  // After going back, a reload or a link with a fragment, and when the page is moved by keys, every section
  // needs its true height at once. Otherwise `take` lays out section by section when the font is there.
  // `performance.navigation` is deprecated, but its successor costs every page 30 bytes more.
  const isFirst = !performance.navigation.type
  if (isFirst && !location.hash) dataset.lazy = ''
  // The font (styles/fonts.css) is asked for when the page and the pictures of its first screen have been
  // painted, so that it does not compete with them. After another page of ours, or going back, it is in
  // the cache and is used at once.
  if (isFirst && !document.referrer.includes(location.host)) style.setProperty('--font', ' ')
  // Not after scrolling: browsers keep the view in place when one height changes, not when all do.
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
  // A page restored from the back/forward cache may show an older choice.
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

  // When the body begins, the first part of the sheet is complete. Not in a frame callback: it may run after
  // the first layout, and a change of rules would then restyle every element.
  new MutationObserver((_, observer) => {
    if (!document.body) return
    observer.disconnect()
    if (dataset.reading) scale()
  }).observe(document.documentElement, { childList: true })
  // After a failed load the next tap asks again, under another address: browsers remember that a module's
  // address has failed.
  const bring = (address: string) =>
    import(address).catch(() => {
      self.onclick = () => bring(`${address}?`)
    })
  addEventListener('DOMContentLoaded', () => {
    // Now the buttons and the second part of the sheet (scripts/build/place-for-rest.ts) exist.
    recall()
    // After the first frames, so that the loader does not compete with what they show. Pages without
    // `data-loader` have the loader's code inline (scripts/build/page-loader.ts).
    if (loader) rested(() => bring(loader))
  })
  const take = () => {
    // On a slow line a visitor who has scrolled or tapped by now keeps the stand-in fonts and estimated
    // heights: a change would move the text that is being read and delay the next tap.
    if (performance.now() > 1500 && (scrollY || hasTapped)) return
    style.removeProperty('--font')
    // Style, layout and paint get a task each: `getAnimations` below forces style, this timer layout. It is
    // set first, so that it runs before a frame that falls due while style is computed.
    setTimeout(() => scrollY)
    // One section a frame: all at once would be the longest task of the load. Not before the font is there:
    // everything would be laid out twice.
    document.querySelectorAll<HTMLElement>('main > *, footer').forEach((section, frames) => {
      rested(() => {
        if (!scrollY) section.style.contentVisibility = 'visible'
      }, frames)
    })
    // Forces the computation of style.
    document.getAnimations()
  }
  addEventListener('load', () =>
    rested(() => {
      // Loads both faces before either is used: otherwise the page would be laid out anew for each.
      document.fonts.load('600 1em Wirkzeit Sans,Wirkzeit Serif').then(take, take)
    }),
  )
}
