/**
 * Puts the server's nodes back, as if React had never come: what was typed into them is kept, and the
 * browser checks and sends a form by itself. They get a root of their own, because React goes on
 * listening at the old one, and that is returned. `focused` gets the focus and its selection back if
 * nothing else has it.
 */
export function handBack(
  root: HTMLElement,
  nodes: Node[],
  focused: HTMLElement | undefined,
): HTMLElement {
  const own = root.cloneNode(false) as HTMLElement
  own.append(...nodes)
  withoutReact(own)
  root.replaceWith(own)
  if (focused && document.activeElement === document.body) focus(focused)
  return own
}

/** The browser checks and sends the form in here by itself. */
export function withoutReact(root: HTMLElement): void {
  for (const form of root.querySelectorAll('form')) {
    form.noValidate = false
    delete form.dataset.sending
  }
  for (const button of root.querySelectorAll('button')) button.disabled = false
}

/** With its selection. */
export function focus(element: HTMLElement | null): void {
  const { selectionStart, selectionEnd } = Object(element) as HTMLInputElement
  element?.focus({ preventScroll: true })
  // Null where a field knows no selection: a box, or an e-mail address.
  if (selectionStart != null)
    (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}

/** Tells afterwards what has had the focus in here until it was taken out of the page. */
export function watchFocus(root: HTMLElement): () => HTMLElement | undefined {
  let focused: Element | undefined
  const enter = (element: Element | null) => {
    if (root.contains(element)) focused = element ?? undefined
  }
  enter(document.activeElement)
  root.addEventListener('focusin', ({ target }) => enter(target as Element))
  root.addEventListener('focusout', ({ relatedTarget }) => {
    // Null also when the element is taken away.
    if (relatedTarget) focused = undefined
  })
  return () => focused as HTMLElement | undefined
}
