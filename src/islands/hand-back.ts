/**
 * Puts the server's `nodes` back into the page, as if React had never run: what was typed into them is kept,
 * and the browser validates and sends a form by itself. Returns the new root around them: React goes on
 * listening at the old one. `focused` gets the focus and its selection back unless something else has it.
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

/** Lets the browser validate and send the forms in `root` by itself. */
export function withoutReact(root: HTMLElement): void {
  for (const form of root.querySelectorAll('form')) {
    form.noValidate = false
    delete form.dataset.sending
  }
  for (const button of root.querySelectorAll('button')) button.disabled = false
}

/** Focuses the element and restores its selection, without scrolling. */
export function focus(element: HTMLElement | null): void {
  const { selectionStart, selectionEnd } = Object(element) as HTMLInputElement
  element?.focus({ preventScroll: true })
  // Null in fields without selection: check boxes, e-mail addresses.
  if (selectionStart != null)
    (element as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}

/** The returned function tells which element in `root` has the focus, or had it when it was removed. */
export function watchFocus(root: HTMLElement): () => HTMLElement | undefined {
  let focused: Element | undefined
  const enter = (element: Element | null) => {
    if (root.contains(element)) focused = element ?? undefined
  }
  enter(document.activeElement)
  root.addEventListener('focusin', ({ target }) => enter(target as Element))
  root.addEventListener('focusout', ({ relatedTarget }) => {
    // Null when the element is removed; then it still counts.
    if (relatedTarget) focused = undefined
  })
  return () => focused as HTMLElement | undefined
}
