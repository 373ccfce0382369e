import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { type Flash, takeFlash } from '../registration/flash.ts'
import { closeKey, flashKey } from '../registration/flash-flag.ts'
import { closeToast, showToast } from './show-toast.tsx'

export { rules, words } from 'virtual:later/Toasts'
export { mount } from '../islands/mount.ts'

type Props = { close: string }

/**
 * The place of all toasts; shows the one that the page before has left. Its empty region stands near the
 * start of the HTML: screen readers announce only what is added to a live region, and Tab soon reaches its
 * button.
 */
export function Toasts({ close }: Props) {
  // In an effect: a toast that is raised before sonner listens would be lost.
  useEffect(() => {
    const show = (event?: Event) => {
      const flash = (event as CustomEvent<Flash> | undefined)?.detail ?? takeFlash()
      if (flash) showToast(flash, close)
    }
    show()
    // A toast that is raised, or left, while this page is open.
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
      // Wide windows have room for the toast beside the cookie button.
      className="[--toast-floor:var(--lower-edge)] full:[--toast-floor:max(1rem,var(--banner,0px))]"
      offset={{ bottom: 'var(--toast-floor)' }}
      mobileOffset={{ bottom: 'var(--toast-floor)', left: '0.75rem', right: '0.75rem' }}
      style={{ '--width': 'min(36rem, calc(100vw - 1.5rem))' } as React.CSSProperties}
    />
  )
}
