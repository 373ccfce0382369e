const form = document.querySelector('[data-short-case]')
const link = form?.querySelector('a')

/** An Enter that was pressed longer ago is ignored. */
const limitMs = 10_000

/**
 * The short form of the calculator (blocks/ShortCalculator.tsx) opens it with what was typed, in the
 * fragment of the link, which no request sends.
 */
export function openCases(): void {
  if (!form || !link) return
  const take = () => {
    const [geboren = '', lohn = ''] = [...form.querySelectorAll('input')].map(({ value }) => value)
    link.hash = geboren || lohn ? `${new URLSearchParams({ geboren, lohn })}` : ''
  }
  // Something may have been typed before this code came.
  take()
  form.addEventListener('input', take)
  // Form fillers do not always fire `input`.
  form.addEventListener('click', take)
  form.addEventListener('keydown', openByEnter)
}

/**
 * Opens the calculator at an Enter in the short form, also at one pressed before this code arrived
 * (touched.ts) if that field still has the focus.
 */
export function openByEnter(event?: Event): void {
  const field = document.activeElement
  if ((event as KeyboardEvent | undefined)?.key !== 'Enter' || event?.target !== field) return
  const isLate = performance.now() - event.timeStamp > limitMs
  if (form?.contains(field) && field !== link && !isLate) link?.click()
}
