/** `pointerover` also fires before a finger goes down. */
const touches = ['pointerover', 'toggle', 'hashchange', 'focusin', 'keydown'] as const

/**
 * Loads touched.ts with the first touch of the page, or at once when the address has a fragment, as that of
 * a question. Every touch before the code has arrived is handed to it; after a failure the next touch asks
 * again.
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
  // A field may have got the focus before this code ran.
  if (location.hash || document.activeElement !== document.body) bring()
}
