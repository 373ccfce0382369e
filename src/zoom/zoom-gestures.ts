import type { Point, Scale } from './zoom-scale.ts'

const byDoubleTap = 2.5
/** Hands that tremble tap slowly and not twice on the same spot. */
const doubleTap = { milliseconds: 500, pixels: 40 }
const arrowStep = 80

const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-arrowStep, 0],
  ArrowRight: [arrowStep, 0],
  ArrowUp: [0, -arrowStep],
  ArrowDown: [0, arrowStep],
}

const pointOf = ({ clientX, clientY }: MouseEvent | Touch): Point => ({ x: clientX, y: clientY })
const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y)
const middle = (one: Point, other: Point) => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
})

/** Pinch, double tap, wheel, mouse and keys. The returned function removes all listeners. */
export function listenForGestures(stage: HTMLElement, scale: Scale): () => void {
  const end = new AbortController()
  const options = { passive: false, signal: end.signal }
  pinch(stage, scale, options)
  tapTwice(stage, scale, options)
  dragByMouse(stage, options)

  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    // `deltaY` is in pixels as long as no script reads `deltaMode`.
    scale.to(scale.now() * 2 ** (-event.deltaY / 300), pointOf(event))
  }
  stage.addEventListener('wheel', wheel, options)

  const key = (event: KeyboardEvent) => {
    // With these modifiers the browser zooms the whole page.
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const pan = arrows[event.key]
    if (pan && scale.now() > 1) stage.scrollBy(...pan)
    else if (event.key === '+' || event.key === '=') scale.larger()
    else if (event.key === '-') scale.smaller()
    else if (event.key === '0') scale.to(1)
    else return
    event.preventDefault()
  }
  document.addEventListener('keydown', key, options)
  return () => end.abort()
}

type Options = { passive: boolean; signal: AbortSignal }

function pinch(stage: HTMLElement, scale: Scale, options: Options): void {
  let start: { scale: number; distance: number } | undefined
  let last: Point = { x: 0, y: 0 }
  const fingers = ({ touches: [one, other] }: TouchEvent) =>
    one && other ? ([pointOf(one), pointOf(other)] as const) : undefined

  const begin = (event: TouchEvent) => {
    const two = fingers(event)
    start = two && { scale: scale.now(), distance: distance(...two) }
    if (two) last = middle(...two)
  }
  const move = (event: TouchEvent) => {
    const two = fingers(event)
    if (!two || !start) return
    event.preventDefault()
    const now = middle(...two)
    scale.to((start.scale * distance(...two)) / start.distance, now)
    stage.scrollBy(last.x - now.x, last.y - now.y)
    last = now
  }
  stage.addEventListener('touchstart', begin, options)
  stage.addEventListener('touchend', begin, options)
  stage.addEventListener('touchcancel', begin, options)
  stage.addEventListener('touchmove', move, options)
  // Keeps Safari from zooming the page as well.
  stage.addEventListener('gesturestart', (event) => event.preventDefault(), options)
}

function tapTwice(stage: HTMLElement, scale: Scale, options: Options): void {
  let first = { x: 0, y: 0, time: Number.NEGATIVE_INFINITY }
  const tap = (event: MouseEvent) => {
    const at = pointOf(event)
    const isSecond =
      event.timeStamp - first.time < doubleTap.milliseconds &&
      distance(at, first) < doubleTap.pixels
    first = { ...at, time: isSecond ? Number.NEGATIVE_INFINITY : event.timeStamp }
    if (isSecond) scale.to(scale.now() > 1 ? 1 : byDoubleTap, at)
  }
  stage.addEventListener('click', tap, options)
}

/** Fingers scroll by themselves, a mouse does not. */
function dragByMouse(stage: HTMLElement, options: Options): void {
  const down = ({ pointerType, button, pointerId }: PointerEvent) => {
    if (pointerType === 'mouse' && button === 0) stage.setPointerCapture(pointerId)
  }
  const move = ({ pointerId, movementX, movementY }: PointerEvent) => {
    if (stage.hasPointerCapture(pointerId)) stage.scrollBy(-movementX, -movementY)
  }
  stage.addEventListener('pointerdown', down, options)
  stage.addEventListener('pointermove', move, options)
}
