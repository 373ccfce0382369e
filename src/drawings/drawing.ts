import { createHash } from 'node:crypto'

/**
 * A drawing that the build makes and sends as a file: inside of a page every visitor would pay for it
 * before the first paint.
 */
export type Drawing = { src: string; svg: string; width: number; height: number }

type Content = { name: string; width: number; height: number; content: string }

/** `content`: what stands inside of `<svg>`. */
export const drawing = ({ name, width, height, content }: Content): Drawing =>
  drawingOf(
    name,
    { width, height },
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${content}</svg>`,
  )

/** The name holds a hash, so browsers may keep the file. */
export function drawingOf(
  name: string,
  { width, height }: { width: number; height: number },
  svg: string,
): Drawing {
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 6)
  return { src: `/assets/${name}-${hash}.svg`, svg, width, height }
}
