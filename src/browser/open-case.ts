/**
 * The short form of the calculator (blocks/ShortCalculator.tsx) opens it with what was typed, in the
 * fragment of the link, which no request sends.
 */
export function openCases(): void {
  const form = document.querySelector('[data-short-case]')
  const link = form?.querySelector('a')
  if (!form || !link) return
  const take = () => {
    const [geboren = '', lohn = ''] = [...form.querySelectorAll('input')].map(({ value }) => value)
    link.hash = geboren || lohn ? `${new URLSearchParams({ geboren, lohn })}` : ''
  }
  // Something may have been typed before this code came.
  take()
  form.addEventListener('input', take)
  // Form fillers do not always tell.
  form.addEventListener('click', take)
  form.addEventListener('keydown', (event) => {
    if ((event as KeyboardEvent).key === 'Enter' && event.target !== link) link.click()
  })
}
