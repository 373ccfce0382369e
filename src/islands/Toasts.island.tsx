import { type Flash, flashes, takeFlash } from '../registration/flash'
import { ToastArea } from './ToastArea'

type Props = {
  close: string
  /** A registration that was kept and sent later has been refused. */
  refused: { description: string; link: NonNullable<Flash['link']> }
}

/** Shows what the page before has left to say. Woken only when there is something. */
export function Toasts({ close, refused }: Props) {
  const first = () => {
    const flash = takeFlash()
    return flash === flashes.refused ? { ...flash, ...refused } : flash
  }
  return <ToastArea close={close} first={first} />
}
