/** A finger passes over before it goes down. */
const touches = ['pointerover', 'toggle', 'hashchange', 'focusin', 'keydown'] as const

/**
 * Questions open without script; what script adds to them, fetching pages ahead and the manifest come
 * when a page is first touched, and at once for who comes by the address of a question. Each touch until
 * then is handed on, and asks again when a line has broken.
 */
export function awaitTouch(): void {
  const bring = (event?: Event) => {
    import('./touched.ts').then(
      ({ touched }) => {
        for (const type of touches) removeEventListener(type, bring, true)
        touched(event)
      },
      () => {},
    )
  }
  for (const type of touches) addEventListener(type, bring, true)
  // Somebody may be in a field already, before this code has come.
  if (location.hash || document.activeElement !== document.body) bring()
}
