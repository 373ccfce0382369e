import { useEffect, useRef, useState } from 'react'
import type { Flash } from '../registration/flash'
import { RichText } from '../ui/RichText'
import { showToast, ToastArea } from './ToastArea'

type Props = {
  /** A new object each time, also to say the same again. */
  flash: Flash | undefined
  otherWay: string
  close: string
}

/** What there is to say while the visitor stays on the form: a toast, and after a failure another way. */
export function Said({ flash, otherWay, close }: Props) {
  const focus = useRef<HTMLDivElement>(null)
  const failed = flash?.variant === 'destructive'

  useEffect(() => {
    if (!flash) return
    showToast(flash, close)
    // The button lost the focus while it was disabled; the other way must not lie under the toast.
    focus.current?.focus({ preventScroll: true })
    focus.current?.scrollIntoView({ block: 'center' })
  }, [flash, close])

  return (
    <>
      {/* In the page from the start: the policy lets no script write HTML. */}
      <div role="alert" tabIndex={-1} ref={focus} hidden={!failed}>
        <RichText html={otherWay} />
      </div>
      {flash && <OwnToastArea close={close} />}
    </>
  )
}

const awakeArea = '[data-island=Toasts][data-island-status=awake]'

/** None where a toast from the page before has woken the page's own: two would show all twice. */
function OwnToastArea({ close }: Pick<Props, 'close'>) {
  const [elsewhere] = useState(() => document.querySelector(awakeArea) !== null)
  return elsewhere ? null : <ToastArea close={close} />
}
