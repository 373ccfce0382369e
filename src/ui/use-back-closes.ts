import { useEffect, useRef } from 'react'

/** Not yet among TypeScript's types of the browser. */
type NewCloseWatcher = new () => { onclose: () => void; destroy: () => void }

/**
 * Lets Android's back gesture close an open dialog instead of leaving the page, where `CloseWatcher` exists.
 * Also closes it when the page is left, so that it is closed on return.
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
