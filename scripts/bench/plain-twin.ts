import { type HTMLElement, parse } from 'node-html-parser'

const kept = new Set(
  `accept-charset action alt autocomplete colspan decoding fetchpriority for height href id loading media
  method name open pattern required rowspan rows scope sizes src srcset type value width`.split(
    /\s+/,
  ),
)

/** What needs a script, what only decorates, what another state shows, and hints to robots. */
const leftOut = `script, style, svg, .icon, .sr-only, .trap, .error, [hidden], [data-cookie-note],
  [data-cookie-banner], [data-island="Toasts"], [data-island="ImageZoom"], [data-island="CookieDialog"],
  button[type="button"], .zoom span, button[type="submit"] span + span`

/** As little as makes a page readable on a phone. */
const sheet =
  'body{font:19px/1.5 sans-serif;margin:0 auto;max-width:40em;padding:0 1em}img{max-width:100%;height:auto}' +
  'summary,button,input,textarea{font:inherit;padding:.6em 0}label{display:block}table{border-spacing:.5em}'

/**
 * What an author would have written by hand with the same words: text, headings, links, pictures, the
 * form and the questions of a built page in plain elements, a few lines of style, no font, no script.
 */
export function plainTwin(html: string): string {
  const root = parse(html)
  const body = root.querySelector('body') as HTMLElement
  const title = root.querySelector('title')?.outerHTML ?? ''
  const menu = body.querySelector('.menu-small nav')
  for (const element of body.querySelectorAll(leftOut)) element.remove()
  const header = body.querySelector('header')
  const home = header?.querySelector('a')
  header?.set_content(
    `${home?.outerHTML ?? ''}<details><summary>Menü öffnen</summary>${menu?.outerHTML ?? ''}</details>`,
  )
  for (const element of body.querySelectorAll('*')) strip(element)
  return [
    '<!DOCTYPE html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `${title}<style>${sheet}</style></head><body>${body.innerHTML}</body></html>`,
  ].join('')
}

function strip(element: HTMLElement): void {
  const isQuestions = element.classList.contains('faq')
  for (const name of Object.keys(element.attributes))
    if (!kept.has(name.toLowerCase())) element.removeAttribute(name)
  // Where the measurement looks for questions.
  if (isQuestions) element.setAttribute('class', 'faq')
}
