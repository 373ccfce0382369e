/** Shows the buttons that only work with script, and keeps the floating one off the form. */
export function showButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-cookies]'))
    button.hidden = false
  if (!PAGE_HAS.form && !PAGE_HAS.calculator) return
  // With what stands beside it.
  const form = document
    .querySelector('main form, [data-island=Calculator] > *')
    ?.closest('main > *')
  const floating = document.querySelector<HTMLElement>('.cookie-open')
  if (!form || !floating) return
  // Where the button floats; only beyond 2750 px does the form end before it.
  new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting } of entries) floating.hidden = isIntersecting
    },
    { rootMargin: '-80% 0px 0px' },
  ).observe(form)
}
