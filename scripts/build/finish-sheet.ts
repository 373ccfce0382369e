import { Features, type Selector, transform } from 'lightningcss'
import { expandIs } from './expand-is.ts'
import { withFallbacks } from './fallbacks.ts'
import { type Level, styleTargets } from './supported.ts'

/**
 * A sheet as browsers of this level understand it, minified. What is `readable` has no rules in rules, and
 * those alone whose classes are `wanted` (of those in brackets, as in `:not(.a)`, it keeps all).
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
          // Handed back, each selector would take lightningcss as long again.
          Selector: (selector) => {
            const all = expandIs(selector)
            return all ? all.filter(isWanted) : isWanted(selector) ? undefined : []
          },
        },
      }),
    })
      .replaceAll('@media not (', '@media not all and (')
      .replace(':root,:host{', ':root{')
      // Some declarations are written twice.
      .replace(/([\w-]+:[^;{}]+;)\1+/g, '$1')
  )
}

/** Only then it shows what `:is` is left. */
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
      // expand-is.ts and fallbacks.ts do it in fewer bytes; nothing is light or dark by the page.
      exclude: Features.ClampFunction | Features.VendorPrefixes | Features.LightDark,
      ...options,
    }).code
  }`
