import type { Drawing } from './drawing.ts'

type Props = {
  drawing: Drawing
  className: string
  /** It stands in every first screen, and comes behind what is more urgent. */
  isFirst?: boolean
}

/** A drawing without words, in its file. */
export function Drawn({ drawing: { src, width, height }, className, isFirst }: Props) {
  return (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt=""
      {...(isFirst ? { fetchPriority: 'low' as const } : { loading: 'lazy' as const })}
    />
  )
}
