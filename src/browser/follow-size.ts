import { readingKey } from './reading-key.ts'

/**
 * A new text size may switch between the wide and the narrow layout, which hides the menu in which it was
 * chosen. Then the other menu opens, and the same button in it gets the focus.
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

/** Deletes the stored setting when it is the usual one. In early.ts this would be in every page. */
function forgetUsual(): void {
  try {
    if (!localStorage[readingKey]) delete localStorage[readingKey]
  } catch {}
}
