/** A thing that a visitor taps, and what must then happen. */
export interface Probe {
  name: string
  page: string
  /** A CSS selector; `label` narrows it to elements whose name contains these words. */
  target: { css: string; label?: string }
  /** A summary's toggle flips with each tap; a message appears, or the browser shows its own. */
  effect: { kind: 'toggle' } | { kind: 'message'; text: string }
}

/**
 * Times are milliseconds since 1970, so that they survive a reload. `click` counts from 1 in each
 * document; a document is known by the time of its start.
 */
export type Report =
  | { kind: 'place'; x: number; y: number; at: number }
  | { kind: 'hidden' }
  | { kind: 'click'; document: number; click: number; at: number }
  /** A tap on something else, most likely on what has come to stand in the target's place. */
  | { kind: 'beside'; document: number }
  /** A script took the click's submit into its hands: it may answer later. */
  | { kind: 'held'; document: number; click: number }
  | { kind: 'answer'; document: number; click: number; at: number }

/**
 * Runs in the page, before any of its scripts, and reports through the binding `benchReport`.
 * It is sent as text: nothing outside its braces exists for it.
 */
export function recordTaps(probe: Probe): void {
  if (window !== window.top || !location.protocol.startsWith('http')) return

  const send = (report: Report) => Reflect.get(window, 'benchReport')(JSON.stringify(report))
  const start = performance.timeOrigin
  const since1970 = (time: number) => start + time
  let clicks = 0
  let answered = 0
  let toggle: boolean | undefined
  let place = ''
  let seen = ''

  const findTarget = () =>
    [...document.querySelectorAll<HTMLElement>(probe.target.css)].find((element) => {
      const label = `${element.getAttribute('aria-label') ?? ''} ${element.textContent}`
      return label.includes(probe.target.label ?? '') && element.checkVisibility()
    })

  const isShown = (text: string) => {
    const found = document.evaluate(`//body//*[text()[contains(., "${text}")]]`, document, null, 6)
    return Array.from({ length: found.snapshotLength }, (_, index) =>
      found.snapshotItem(index),
    ).some((node) => node instanceof HTMLElement && node.checkVisibility() && node.offsetHeight > 1)
  }

  // The time is that of the frame which shows the change, the click that of the change itself.
  const answer = (frame?: number) => {
    if (clicks <= answered) return
    const click = clicks
    answered = click
    const tell = (time: number) =>
      send({ kind: 'answer', document: start, click, at: since1970(time) })
    if (frame) tell(frame)
    else requestAnimationFrame(tell)
  }

  const check = (frame?: number) => {
    if (probe.effect.kind === 'message') {
      if (clicks > answered && isShown(probe.effect.text)) answer(frame)
      return
    }
    const state = findTarget()?.closest('details')?.open
    if (state === undefined || state === toggle) return
    if (toggle !== undefined) answer()
    toggle = state
  }

  const locate = () => {
    const target = findTarget()
    const box = target?.getBoundingClientRect()
    const x = box ? Math.round(box.left + box.width / 2) : -1
    const y = box ? Math.round(box.top + box.height / 2) : -1
    const free = target?.contains(document.elementFromPoint(x, y)) ?? false
    // Near the top: below a sticky header, above a banner at the bottom edge.
    if (box && !free) scrollBy({ top: y - innerHeight * 0.3, behavior: 'instant' })
    const now = free ? `${x} ${y}` : ''
    // No finger hits what stands there for one frame: the end of a page of which more is to come.
    const rests = now === seen
    seen = now
    if (!rests || now === place) return
    place = now
    send(free ? { kind: 'place', x, y, at: since1970(performance.now()) } : { kind: 'hidden' })
  }

  // Not within each change: looking would count as work of the page's own tasks.
  const eachFrame = (time: number) => {
    check(time)
    // What is not painted yet, nobody taps.
    if (performance.getEntriesByName('first-paint').length > 0) locate()
    requestAnimationFrame(eachFrame)
  }

  const onClick = (event: MouseEvent) => {
    if (!event.isTrusted || !(event.target instanceof Node)) return
    if (!findTarget()?.contains(event.target)) return send({ kind: 'beside', document: start })
    // Before the next click counts, what changed belongs to the one before.
    check()
    clicks += 1
    send({ kind: 'click', document: start, click: clicks, at: since1970(event.timeStamp) })
  }

  // Only after all listeners is it settled what the browser itself does: submit, or show a bubble.
  const onSubmit = (event: Event) => {
    const click = clicks
    setTimeout(() => {
      if (event.defaultPrevented) return send({ kind: 'held', document: start, click })
      // The browser shows its own message.
      if (event.type === 'invalid' && probe.effect.kind === 'message') answer()
    })
  }

  addEventListener('click', onClick, { capture: true })
  addEventListener('invalid', onSubmit, { capture: true })
  addEventListener('submit', onSubmit, { capture: true })
  requestAnimationFrame(eachFrame)
}
