import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { listenForGestures } from './zoom-gestures.ts'
import { least, most, type Scale, scaleIn } from './zoom-scale.ts'

type Props = {
  src: string
  alt: string
  width: number
  height: number
  texts: Record<'detail' | 'larger' | 'smaller' | 'level', string>
}

const step = (sign: ReactNode, text: string, isOff: boolean, take: () => void) => (
  <Button variant="outline" size="sm" aria-disabled={isOff} onClick={take}>
    {sign}
    {text}
  </Button>
)

/** The picture, and the buttons that do what fingers, wheel and keys do. */
export function PictureStage({ src, alt, width, height, texts }: Props) {
  const stage = useRef<HTMLElement>(null)
  const scale = useRef<Scale>(null)
  const [level, setLevel] = useState(least)

  // In a layout effect: the observer reports the size only after the next frame.
  useLayoutEffect(() => {
    const element = stage.current
    if (!element) return
    const scaled = scaleIn(element, { width, height }, setLevel)
    scale.current = scaled
    scaled.layOut()
    const endGestures = listenForGestures(element, scaled)
    const resized = new ResizeObserver(scaled.layOut)
    resized.observe(element)
    return () => {
      endGestures()
      resized.disconnect()
    }
  }, [width, height])

  return (
    <>
      <section
        className="beside:sticky beside:top-0 beside:row-[1/3] grid aspect-4/3 cramped:aspect-auto beside:h-screen low:min-h-[min(100vh,75vw)] min-h-0 cursor-zoom-in overflow-auto overscroll-contain [touch-action:pan-x_pan-y] focus-visible:rounded-none focus-visible:-outline-offset-4 data-enlarged:cursor-grab"
        ref={stage}
        aria-label={texts.detail}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
        tabIndex={0}
      >
        <img className="m-auto max-w-none" src={src} alt={alt} draggable={false} />
      </section>
      <div className="beside:col-2 flex beside:flex-col flex-wrap beside:flex-nowrap items-center beside:items-stretch beside:justify-end justify-center gap-3 whitespace-nowrap px-6 py-3 max-snug:gap-2 max-snug:px-3 [&_.btn[aria-disabled=true]]:cursor-default [&_.btn[aria-disabled=true]]:border-line-strong [&_.btn[aria-disabled=true]]:bg-weiss [&_.btn[aria-disabled=true]]:text-ink-2 beside:[&_.btn]:flex-none max-snug:[&_.btn]:flex-1 max-snug:[&_.btn]:px-2 max-narrow:[&_.icon]:hidden">
        {step(<Icon name="minus" />, texts.smaller, level <= least, () => scale.current?.smaller())}
        <output className="min-w-18 text-center font-semibold [font-variant-numeric:tabular-nums_lining-nums] max-snug:min-w-16">
          <span className="sr-only">{texts.level} </span>
          {/* Alone in its element, so that React can still update it in a translated page. */}
          <span>{`${Math.round(level * 100)}\u00a0%`}</span>
        </output>
        {step(<Icon name="plus" />, texts.larger, level >= most, () => scale.current?.larger())}
      </div>
    </>
  )
}
