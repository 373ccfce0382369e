import type { Level } from '../build/supported.ts'
import { type Built, chunks } from './built.ts'
import { allowed } from './newer/allowed.ts'
import { lacking } from './newer/compat.ts'
import { newerInScript } from './newer/in-scripts.ts'
import { newerInSheet, type Use } from './newer/in-sheets.ts'

/**
 * Features in styles and scripts that the oldest promised browsers (PRODUCT.md) lack. Styles must work where
 * pages are readable, scripts only where everything works.
 */
export function newerFeatures(pages: Built[]): string[] {
  const all = (selector: string) =>
    pages.flatMap(({ root }) => root.querySelectorAll(selector)).map(({ text }) => text)
  const scripts = new Set([
    ...all('script:not([type="application/ld+json"])'),
    ...chunks().map(({ code }) => code),
  ])
  const rules = [...new Set(all('style'))].flatMap((sheet) => newerInSheet(sheet, 'readable'))
  const uses = [...scripts].flatMap((script) => newerInScript(script, 'complete'))
  // During a pause no page has the form, nor what only the form needs.
  const isWhole = pages.some(({ root }) => root.querySelector('form[method=post]'))
  return [
    ...problems(rules, 'readable'),
    ...problems(uses, 'complete'),
    ...Object.keys(allowed)
      .filter(
        (key) => isWhole && ![...rules, ...uses].some((use) => `${use.key}.`.startsWith(`${key}.`)),
      )
      .map((key) => `${key}: steht in allowed.ts, und nichts braucht es mehr.`),
  ]
}

/** A property is allowed with all its values. */
const isAllowed = (key: string) =>
  Object.keys(allowed).some((each) => key === each || key.startsWith(`${each}.`))

function problems(uses: Use[], level: Level): string[] {
  const first = new Map(uses.toReversed().map((use) => [use.key, use]))
  return [...first.values()]
    .filter(({ key }) => !isAllowed(key))
    .map(({ key, place }) => `${key} fehlt in ${lacking(key, level).join(', ')}: ${place}`)
}
