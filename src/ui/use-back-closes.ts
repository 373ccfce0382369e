import { useEffect, useRef } from 'react'

/** Not yet among TypeScript's types of the browser. */
type NewCloseWatcher = new () => { onclose: () => void; destroy: () => void }

/**
 * On Android the back gesture closes the dialog and does not leave the page, where browsers allow that.
 * Who leaves the page all the same finds it closed when coming back.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open) return
    const onLeave = () => latest.current()
    addEventListener('pagehide', onLeave)
    const watcher =
      'CloseWatcher' in window ? new (window.CloseWatcher as NewCloseWatcher)() : undefined
    if (watcher) watcher.onclose = onLeave
    return () => {
      removeEventListener('pagehide', onLeave)
      watcher?.destroy()
    }
  }, [open])
}
