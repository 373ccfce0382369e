import { useEffect, useRef } from 'react'
import type { Flash } from '../registration/flash.ts'
import { raiseToast } from '../toasts/raise-toast.ts'
import { RichText, type SafeHtml } from '../ui/RichText.tsx'

type Props = {
  /** A new object each time, also to say the same again. */
  flash: Flash | undefined
  otherWay: SafeHtml
}

/** Raises a toast while the visitor stays on the form; after a failure also shows another way to reach us. */
export function Said({ flash, otherWay }: Props) {
  const focus = useRef<HTMLDivElement>(null)
  const failed = flash?.variant === 'destructive'

  useEffect(() => {
    if (!flash) return
    void raiseToast(flash)
    // The button lost the focus while it was disabled; the other way must not lie under the toast.
    focus.current?.focus({ preventScroll: true })
    focus.current?.scrollIntoView({ block: 'start' })
  }, [flash])

  return (
    // In the page from the start, because the policy lets no script write HTML. Screen readers read it
    // because it gets the focus; as an alert it would be read twice.
    <div tabIndex={-1} ref={focus} hidden={!failed}>
      <RichText html={otherWay} />
    </div>
  )
}
