import { useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'
import type { Flash } from '../registration/flash'

/** At most one toast, which stays until it is closed. */
export function showToast({ title, description, variant, link }: Flash, close: string): void {
  toast.custom(
    (id) => (
      <div className={variant === 'destructive' ? 'toast toast-destructive' : 'toast'}>
        <div>
          <b>{title}</b>
          {description} {link && <a href={link.href}>{link.label}</a>}
        </div>
        <button type="button" onClick={() => toast.dismiss(id)}>
          {close}
        </button>
      </div>
    ),
    { id: 'only', duration: Number.POSITIVE_INFINITY },
  )
}

type Props = { close: string; first?: () => Flash | undefined }

/** `first` is asked once, after the area is there: what sonner is told earlier would be lost. */
export function ToastArea({ close, first }: Props) {
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current) return
    asked.current = true
    const flash = first?.()
    if (flash) showToast(flash, close)
  }, [first, close])
  return (
    <Toaster
      position="bottom-center"
      visibleToasts={1}
      customAriaLabel="Meldungen"
      offset={16}
      mobileOffset={12}
      style={{ '--width': 'min(36rem, calc(100vw - 1.5rem))' } as React.CSSProperties}
    />
  )
}
