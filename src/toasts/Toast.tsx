import { type FocusEvent, useEffect, useRef } from 'react'
import type { Flash } from '../registration/flash.ts'

type Props = { flash: Flash; close: string; onClose: () => void }

/** What a toast says, and its button. Escape closes it too, wherever the focus is. */
export function Toast({ flash: { title, description, variant }, close, onClose }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)

  useEffect(() => takeFocusFromFrame(root.current), [])
  useEffect(() => tellHeight(root.current), [])

  function leave() {
    onClose()
    if (root.current?.contains(document.activeElement)) (cameFrom.current as HTMLElement)?.focus()
  }
  const latest = useRef(leave)
  latest.current = leave
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isForSomethingElse(event)) latest.current()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])

  function remember(event: FocusEvent) {
    if (!root.current?.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
    // Sonner would send the focus back on leaving: with Tab nobody could get past the toast.
    event.stopPropagation()
  }

  return (
    <div className={variant === 'destructive' ? 'toast toast-destructive' : 'toast'} ref={root}>
      <div>
        <b>{title}</b>
        <span>{description}</span>{' '}
      </div>
      <button type="button" onClick={leave} onFocus={remember}>
        {close}
      </button>
    </div>
  )
}

/** Sonner lets its list and each entry have the focus; there is nothing to do with them. */
function takeFocusFromFrame(root: HTMLElement | null): void {
  for (const frame of ['li', 'ol', 'section'])
    root?.closest(`${frame}[tabindex]`)?.removeAttribute('tabindex')
}

/** The page keeps this much room free at its end and when it scrolls (styles/form.css). */
function tellHeight(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty('--toast', `${root.offsetHeight}px`)
  })
  observer.observe(root)
  return () => {
    observer.disconnect()
    style.removeProperty('--toast')
  }
}

/** An open menu or dialog closes first. */
const isForSomethingElse = (event: KeyboardEvent) =>
  event.defaultPrevented || document.querySelector('.menu[open], dialog[open], [role=dialog]')
