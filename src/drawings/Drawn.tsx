import type { Drawing } from './drawing.ts'

/** A drawing without words, in its file. */
export function Drawn({ drawing, className }: { drawing: Drawing; className: string }) {
  const { src, width, height } = drawing
  return <img className={className} src={src} width={width} height={height} alt="" loading="lazy" />
}
