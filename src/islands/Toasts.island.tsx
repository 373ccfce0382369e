import { takeFlash } from '../registration/flash'
import { ToastArea } from './ToastArea'

type Props = { close: string }

/** Shows what the page before has left to say. Woken only when there is something. */
export function Toasts({ close }: Props) {
  return <ToastArea close={close} first={takeFlash} />
}
