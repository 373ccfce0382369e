import { readingKey } from './reading-key.ts'

/**
 * A size of the text may turn the layout from wide to narrow, or back, and the menu goes in which it
 * was chosen: the focus goes on to the same button of the other one, which opens.
 */
export function followSize(): void {
  forgetUsual()
  addEventListener('click', ({ target }) => {
    const pressed = (target as Element).closest<HTMLButtonElement>('[name=reading]')
    if (pressed) forgetUsual()
    if (!pressed || pressed.getClientRects().length > 0) return
    for (const other of document.querySelectorAll<HTMLButtonElement>('[name=reading]')) {
      if (other === pressed || other.value !== pressed.value) continue
      for (
        let menu = other.closest('details');
        menu;
        menu = menu.parentElement?.closest('details') ?? null
      )
        menu.open = true
      other.focus()
    }
  })
}

/** Who has gone back to what is usual keeps nothing. In early.ts it would weigh on every page. */
function forgetUsual(): void {
  try {
    if (!localStorage[readingKey]) delete localStorage[readingKey]
  } catch {}
}
