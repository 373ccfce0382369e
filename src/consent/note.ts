/** What stands over the button for cookies while code that a press asked for is on its way, or did not come. */
export function say(state: '' | 'loading' | 'failed'): void {
  const note = document.querySelector<HTMLElement>('[data-cookie-note]')
  if (note) note.dataset.cookieNote = state
}
