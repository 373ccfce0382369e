import { Features, type Selector, transform } from 'lightningcss'
import { expandIs } from './expand-is.ts'
import { withFallbacks } from './fallbacks.ts'
import { type Level, styleTargets } from './supported.ts'

/**
 * The sheet for browsers of this level, minified. For `readable` it has no nested rules and no `:is`, and
 * only selectors whose classes are `wanted`; classes in brackets, as in `:not(.a)`, are not looked at.
 */
export function finishSheet(
  css: string,
  level: Level,
  wanted: (classes: readonly string[]) => boolean = () => true,
): string {
  const isWanted = (selector: Selector) =>
    wanted(selector.flatMap((part) => (part.type === 'class' ? part.name : [])))
  return (
    lightning(withFallbacks(css), {
      targets: styleTargets(level),
      minify: true,
      ...(level === 'readable' && {
        visitor: {
          // Undefined for an unchanged selector: returning it would take Lightning CSS as long again.
          Selector: (selector) => {
            const all = expandIs(selector)
            return all ? all.filter(isWanted) : isWanted(selector) ? undefined : []
          },
        },
      }),
    })
      .replaceAll('@media not (', '@media not all and (')
      .replace(':root,:host{', ':root{')
      // The same declaration twice in a row.
      .replace(/([\w-]+:[^;{}]+;)\1+/g, '$1')
  )
}

/** The sheet without nested rules. */
export const withoutNesting = (css: string): string =>
  lightning(css, { targets: styleTargets('readable') })

const lightning = (
  css: string,
  options: Omit<Parameters<typeof transform>[0], 'filename' | 'code'>,
): string =>
  `${
    transform({
      filename: 'sheet.css',
      code: Buffer.from(css),
      include: Features.Nesting,
      // expand-is.ts and fallbacks.ts take fewer bytes; the page has no `light-dark()` to be supported.
      exclude: Features.ClampFunction | Features.VendorPrefixes | Features.LightDark,
      ...options,
    }).code
  }`
