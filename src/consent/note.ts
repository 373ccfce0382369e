/** Shows above the cookie button that code asked for by a press is loading, or could not be loaded. */
export function say(state: '' | 'loading' | 'failed'): void {
  const note = document.querySelector<HTMLElement>('[data-cookie-note]')
  if (note) note.dataset.cookieNote = state
}
