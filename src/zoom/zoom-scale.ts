export type Size = { width: number; height: number }
/** In CSS pixels, from the corner of the viewport. */
export type Point = { x: number; y: number }
export type Scale = ReturnType<typeof scaleIn>

/** At 1 the whole picture is visible. */
const steps = [1, 1.5, 2, 3, 4]
export const least = 1
export const most = 4

/**
 * Sizes the only image in `stage`. Panning is the browser's own
 * scrolling, so that fingers, scroll bars and screen magnifiers work as everywhere; the image is laid out
 * anew, not transformed, so that drawings stay sharp.
 */
export function scaleIn(stage: HTMLElement, size: Size, changed: (scale: number) => void) {
  const image = stage.querySelector('img') as HTMLImageElement
  let scale = least

  const layOut = () => {
    const whole = Math.min(stage.offsetWidth / size.width, stage.offsetHeight / size.height)
    image.style.width = `${Math.floor(size.width * whole * scale)}px`
    image.style.height = `${Math.floor(size.height * whole * scale)}px`
    stage.toggleAttribute('data-enlarged', scale > least)
  }

  /** Keeps the point under `at` in place. */
  const to = (wanted: number, at: Point = middleOf(stage)) => {
    const before = image.getBoundingClientRect()
    scale = Math.min(Math.max(wanted, least), most)
    layOut()
    const after = image.getBoundingClientRect()
    const grown = after.width / before.width
    stage.scrollBy(
      after.left + (at.x - before.left) * grown - at.x,
      after.top + (at.y - before.top) * grown - at.y,
    )
    changed(scale)
  }

  return {
    layOut,
    to,
    now: () => scale,
    larger: () => to(steps.find((step) => step > scale + 0.01) ?? most),
    smaller: () => to(steps.filter((step) => step < scale - 0.01).pop() ?? least),
  }
}

function middleOf(stage: HTMLElement): Point {
  const { left, top, width, height } = stage.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}
