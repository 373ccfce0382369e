/** What stands over the button while the dialog's code is on its way, or did not come. */
export function say(state: '' | 'loading' | 'failed'): void {
  const note = document.querySelector<HTMLElement>('[data-cookie-note]')
  if (note) note.dataset.cookieNote = state
}
