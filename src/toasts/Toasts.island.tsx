import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { type Flash, takeFlash } from '../registration/flash.ts'
import { closeKey, flashKey } from '../registration/flash-flag.ts'
import { closeToast, showToast } from './show-toast.tsx'

export { rules, words } from 'virtual:later/Toasts'
export { mount } from '../islands/mount.ts'

type Props = { close: string }

/**
 * The place of all toasts, and what the page before has left to say. It is in the HTML, empty, near
 * the start: screen readers announce only what comes into a live region that was there before, and
 * with Tab its button comes soon.
 */
export function Toasts({ close }: Props) {
  // What sonner is told before it listens would be lost.
  useEffect(() => {
    const show = (event?: Event) => {
      const flash = (event as CustomEvent<Flash> | undefined)?.detail ?? takeFlash()
      if (flash) showToast(flash, close)
    }
    show()
    // Another one is raised, or was left, while this page is looked at.
    addEventListener(flashKey, show)
    addEventListener(closeKey, closeToast)
    return () => {
      removeEventListener(flashKey, show)
      removeEventListener(closeKey, closeToast)
    }
  }, [close])
  return (
    <Toaster
      position="bottom-center"
      visibleToasts={1}
      customAriaLabel="Meldungen"
      hotkey={[]}
      // Beside the cookie button there is room.
      className="[--toast-floor:var(--lower-edge)] full:[--toast-floor:max(1rem,var(--banner,0px))]"
      offset={{ bottom: 'var(--toast-floor)' }}
      mobileOffset={{ bottom: 'var(--toast-floor)', left: '0.75rem', right: '0.75rem' }}
      style={{ '--width': 'min(36rem, calc(100vw - 1.5rem))' } as React.CSSProperties}
    />
  )
}
