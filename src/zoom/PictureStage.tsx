import { useEffect, useRef, useState } from 'react'
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

/** The picture, and the buttons that do what fingers, wheel and keys do. */
export function PictureStage({ src, alt, width, height, texts }: Props) {
  const stage = useRef<HTMLElement>(null)
  const scale = useRef<Scale>(null)
  const [level, setLevel] = useState(least)

  useEffect(() => {
    const element = stage.current
    if (!element) return
    const scaled = scaleIn(element, { width, height }, setLevel)
    scale.current = scaled
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
        className="zoom-stage grid min-h-0 cursor-zoom-in overflow-auto overscroll-contain data-enlarged:cursor-grab"
        ref={stage}
        aria-label={texts.detail}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by key
        tabIndex={0}
      >
        <img className="m-auto max-w-none" src={src} alt={alt} draggable={false} />
      </section>
      <div className="zoom-acts">
        <Button
          variant="outline"
          size="sm"
          aria-disabled={level <= least}
          onClick={() => scale.current?.smaller()}
        >
          <Icon name="minus" />
          {texts.smaller}
        </Button>
        <output className="zoom-level min-w-18 text-center font-semibold max-snug:min-w-16">
          <span className="sr-only">{texts.level} </span>
          {/* Alone in its element: React then finds the place again that a translator has taken. */}
          <span>{`${Math.round(level * 100)}\u00a0%`}</span>
        </output>
        <Button
          variant="outline"
          size="sm"
          aria-disabled={level >= most}
          onClick={() => scale.current?.larger()}
        >
          <Icon name="plus" />
          {texts.larger}
        </Button>
      </div>
    </>
  )
}
