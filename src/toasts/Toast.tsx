import { type FocusEvent, useEffect, useRef } from 'react'
import type { Flash } from '../registration/flash.ts'

type Props = { flash: Flash; close: string; onClose: () => void }

const always =
  'toast grid w-(--width) grid-cols-[minmax(0,1fr)_auto] items-start gap-4 max-h-[calc(100vh-21rem)] overflow-y-auto rounded-button px-6 py-4 font-sans text-body/snug max-broad:grid-cols-1 low:max-h-[45vh] low:px-4 low:py-3 low:max-snug:max-h-[max(45vh,min(10rem,80vh))] low:max-snug:gap-2 low:max-snug:py-2 print:hidden low:snug:grid-cols-[minmax(0,1fr)_auto] [&_a]:inline-flex [&_a]:min-h-12 [&_a]:items-center [&_b]:block'

const looks = {
  default: 'border-2 border-weiss bg-tanne-tief text-weiss',
  destructive: 'border-2 border-l-8 border-fehler bg-weiss text-ink',
}

/** The content of a toast, and the button that closes it. Escape closes it too, wherever the focus is. */
export function Toast({ flash: { title, description, variant }, close, onClose }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<Element | null>(null)

  useEffect(() => takeFocusFromFrame(root.current), [])
  useEffect(() => makeRoom(root.current), [])

  function leave(isTap = false) {
    onClose()
    // After a tap nothing scrolls; a keyboard user must see where the focus has gone.
    if (root.current?.contains(document.activeElement))
      (cameFrom.current as HTMLElement)?.focus({ preventScroll: isTap })
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
    // Sonner would take the focus back when it leaves, so Tab could never get past the toast.
    event.stopPropagation()
  }

  return (
    <div className={`${always} ${looks[variant]}`} ref={root}>
      <div>
        <b>{title}</b>
        <span>{description}</span>{' '}
      </div>
      <button
        className="sticky -bottom-1 min-h-12 cursor-pointer rounded-field border-2 border-current bg-inherit px-3 font-semibold"
        type="button"
        onClick={({ detail }) => leave(detail > 0)}
        onFocus={remember}
      >
        {close}
      </button>
    </div>
  )
}

/** Sonner makes its list and each entry focusable, although there is nothing to do with them. */
function takeFocusFromFrame(root: HTMLElement | null): void {
  for (const frame of ['li', 'ol']) root?.closest(`${frame}[tabindex]`)?.removeAttribute('tabindex')
}

/** The toast that was shown last: it may appear while the one before is still being removed. */
let newest: HTMLElement | undefined

/** Sets `--toast`, the room that the page keeps free for a toast (styles/base.css). */
function makeRoom(root: HTMLElement | null): (() => void) | undefined {
  if (!root) return
  newest = root
  const { style } = document.documentElement
  const observer = new ResizeObserver(() => {
    style.setProperty('--toast', `${root.offsetHeight}px`)
    keepInSight()
  })
  observer.observe(root)
  // A font that comes late may push down what has the focus.
  observer.observe(document.body)
  // WebKit brings what gets the focus into the window, but leaves it under the toast.
  document.addEventListener('focusin', keepInSight)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', keepInSight)
    if (newest === root) style.removeProperty('--toast')
  }
}

/** Scrolls the focused element out from under the toast, unless the visitor has scrolled away from it. */
function keepInSight(): void {
  const { activeElement: focused, documentElement: page } = document
  if (!focused || focused === document.body || focused.closest('.toast, .cookie-open')) return
  const { top, bottom } = focused.getBoundingClientRect()
  const room = Number.parseFloat(getComputedStyle(page).scrollPaddingBottom)
  if (bottom > innerHeight - room && top < innerHeight) focused.scrollIntoView({ block: 'nearest' })
}

/** Whether an open dialog has handled this Escape, or an open menu is closed by it. */
const isForSomethingElse = (event: KeyboardEvent) =>
  event.defaultPrevented || document.querySelector('.menu[open]')
