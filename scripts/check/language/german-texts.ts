import { type HTMLElement, parse } from 'node-html-parser'
import { textUnits } from './text-units.ts'

/** Everything on a page that is read or spoken, except what is marked as another language. */
export function germanTexts(page: HTMLElement): string[] {
  const body = page.querySelector('body') ?? page
  const foreign = body.querySelectorAll('[lang], script, style, svg, code, .avatar')
  const attributes = ['alt', 'aria-label', 'title', 'placeholder']
  return [
    ...textUnits(body, new Set(foreign)),
    page.querySelector('title')?.text ?? '',
    ...page.querySelectorAll('meta[content]').flatMap(describing),
    ...attributes.flatMap((name) =>
      page.querySelectorAll(`[${name}]`).map((element) => element.getAttribute(name) ?? ''),
    ),
    ...page.querySelectorAll('[data-props]').flatMap(shownByIsland),
  ]
}

const describing = (meta: HTMLElement) => {
  const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? ''
  return /title|description|alt$/.test(name) ? [meta.getAttribute('content') ?? ''] : []
}

/** Texts that reach the reader only once React is awake. Addresses and identifiers are no texts. */
const shownByIsland = (island: HTMLElement) =>
  stringsIn(JSON.parse(island.getAttribute('data-props') ?? 'null'))
    .filter((text) => !/^[a-z0-9-]+$|^https?:/.test(text))
    .map((html) => parse(html).text)

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsIn) : []
}
