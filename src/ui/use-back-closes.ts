import { useEffect, useRef } from 'react'

/** Not yet among TypeScript's types of the browser. */
type NewCloseWatcher = new () => { onclose: () => void; destroy: () => void }

/** On Android the back gesture closes the dialog and does not leave the page, where browsers allow that. */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return
    const watcher = new (window.CloseWatcher as NewCloseWatcher)()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [open])
}
