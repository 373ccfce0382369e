import { type ElementType, type ReactNode, useEffect } from 'react'

type Props = { as: ElementType; children: ReactNode }

/**
 * Keeps the page from scrolling behind a dialog. An alias of vite.config.ts gives it to Radix instead of
 * `react-remove-scroll`, which writes a style element whose text depends on the width of the scroll bar: a
 * policy without 'unsafe-inline' cannot allow that.
 */
export function RemoveScroll({ as: As, children }: Props) {
  useEffect(() => {
    const { style } = document.documentElement
    const { overflow, scrollbarGutter } = style
    // Keeps room for the scroll bar, so that the page does not jump.
    Object.assign(style, { overflow: 'hidden', scrollbarGutter: 'stable' })
    return () => {
      Object.assign(style, { overflow, scrollbarGutter })
    }
  }, [])
  return <As>{children}</As>
}
