const touches = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'toggle'] as const

/**
 * Menus and questions open without script; what script adds to them comes when a page is first
 * touched, and at once for who comes by the address of a question.
 */
export function awaitTouch(): void {
  const bring = () => {
    for (const type of touches) removeEventListener(type, bring, true)
    import('./touched.ts').catch(listen)
  }
  const listen = () => {
    for (const type of touches) addEventListener(type, bring, true)
  }
  if (location.hash) bring()
  else listen()
}
