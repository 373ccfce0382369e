import { createHash } from 'node:crypto'

/**
 * A drawing that the build writes as a file of its own: inside of the HTML it would delay the first paint.
 */
export type Drawing = { src: string; svg: string; width: number; height: number }

type Content = {
  name: string
  width: number
  height: number
  /** Space around the drawing, within width and height. */
  margin?: number
  /** What stands inside of `<svg>`. */
  content: string
}

/** Its address holds a hash, so browsers may keep the file. */
export function drawing({ name, width, height, margin = 0, content }: Content): Drawing {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-margin} ${-margin} ${width} ${height}">${content}</svg>`
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 6)
  return { src: `/assets/${name}-${hash}.svg`, svg, width, height }
}

/** What stands inside of the root element of an SVG file. */
export const contentOf = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, '')
