/** Shows the buttons that only work with script, and hides the floating one while it would cover the form. */
export function showButtons(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-cookies]'))
    button.hidden = false
  if (!PAGE_HAS.form && !PAGE_HAS.calculator) return
  // The whole section, with what stands beside the form.
  const form = document
    .querySelector('main form, [data-island=Calculator] > *')
    ?.closest('main > *')
  const floating = document.querySelector<HTMLElement>('.cookie-open')
  if (!form || !floating) return
  // Observes the lowest fifth of the window, where the button floats.
  new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting } of entries) floating.hidden = isIntersecting
    },
    { rootMargin: '-80% 0px 0px' },
  ).observe(form)
}
