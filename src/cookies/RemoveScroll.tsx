import { type ElementType, type ReactNode, useEffect } from 'react'

type Props = { as: ElementType; children: ReactNode }

/**
 * Keeps the page from scrolling behind a dialog. Takes the place of `react-remove-scroll` in Radix
 * (vite.config.ts), which writes a style element whose text changes with the width of the scroll
 * bar: no policy without 'unsafe-inline' can allow that.
 */
export function RemoveScroll({ as: As, children }: Props) {
  useEffect(() => {
    const { style } = document.documentElement
    const { overflow, scrollbarGutter } = style
    // The room of the scroll bar stays, so that the page does not jump.
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' })
    return () => {
      Object.assign(style, { overflow, scrollbarGutter })
    }
  }, [])
  return <As>{children}</As>
}
