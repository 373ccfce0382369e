/**
 * Puts the server's nodes back, as if React had never come: what was typed into them is kept, and the
 * browser checks and sends a form by itself. They get a root of their own, because React goes on
 * listening at the old one. `focused` gets the focus and its selection back if nothing else has it.
 */
export function handBack(root: HTMLElement, nodes: Node[], focused: HTMLElement | undefined): void {
  const own = root.cloneNode(false) as HTMLElement
  own.append(...nodes)
  for (const form of own.querySelectorAll('form')) {
    form.noValidate = false
    delete form.dataset.sending
    form.removeAttribute('aria-busy')
  }
  for (const button of own.querySelectorAll('button')) button.disabled = false
  root.replaceWith(own)
  if (focused && own.contains(focused) && document.activeElement === document.body) focus(focused)
}

function focus(element: HTMLElement): void {
  const { selectionStart, selectionEnd } = element as HTMLInputElement
  element.focus({ preventScroll: true })
  // Null where a field knows no selection: a box, or an e-mail address.
  if (selectionStart != null)
    (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}

/**
 * Tells afterwards what had the focus in here, or was about to have it, when it was taken out of the
 * page. To be called before React, which hydrates within the next event and may fail there.
 */
export function watchFocus(root: HTMLElement): () => HTMLElement | undefined {
  let focused: Element | undefined
  const enter = (element: Element | null) => {
    focused = root.contains(element) ? (element ?? undefined) : undefined
  }
  enter(document.activeElement)
  root.addEventListener('focusin', ({ target }) => enter(target as Element), true)
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      // Null also when the element is taken away.
      if (relatedTarget) enter(relatedTarget as Element)
    },
    true,
  )
  // It comes when the focus leaves a field, before that is told, and does not say where it goes.
  root.addEventListener(
    'change',
    (event) => root.dataset.islandStatus === 'waking' && event.stopImmediatePropagation(),
    true,
  )
  return () => focused as HTMLElement | undefined
}
