import { isHook } from './hooks.ts'

/**
 * Gives each combination of classes in the page one short name, in its HTML and in its sheet:
 * utilities are for reading in the source, and cost a page 2 kB compressed. `later`: what islands
 * write into the page themselves keeps its names too.
 */
export function shortenClasses(
  html: string,
  css: string,
  later: ReadonlySet<string>,
): { html: string; css: string } {
  const short = new Map<string, string>()
  const shortOf = new Map<string, string[]>()
  let named = 0
  const nextName = (): string => {
    const name = nameAt(named++)
    return isHook(name) || later.has(name) ? nextName() : name
  }
  const shortened = html.replace(/ class="([^"]*)"/g, (_match, text: string) => {
    const classes = decode(text).split(/\s+/).filter(Boolean)
    const stay = classes.filter((each) => isHook(each))
    const key = classes.filter((each) => !isHook(each)).join(' ')
    if (!key) return ` class="${stay.join(' ')}"`
    let name = short.get(key)
    if (!name) {
      name = nextName()
      short.set(key, name)
      for (const each of key.split(' ')) shortOf.set(each, [...(shortOf.get(each) ?? []), name])
    }
    return ` class="${[...stay, name].join(' ')}"`
  })
  const rules = css.replace(textOrClass, (selector) => {
    if (!selector.startsWith('.')) return selector
    const name = classOf(selector)
    const names = (shortOf.get(name) ?? []).map((each) => `.${each}`)
    if (names.length === 0) return selector
    if (later.has(name)) names.push(selector)
    return names.length === 1 ? `${names[0]}` : `:is(${names.join(',')})`
  })
  return { html: shortened, css: rules }
}

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** a, b, … Z, aa, ab, … */
const nameAt = (index: number): string =>
  index < letters.length
    ? `${letters[index]}`
    : nameAt(Math.floor(index / letters.length) - 1) + letters[index % letters.length]

/** Each class in the selectors of a sheet; a decimal number is none. */
export const classSelector = /\.(?=[^\d\s])(?:[\w-]|\\.|[^\0-\x7f])+/g

/** In quotes a full stop begins no class: `[name='interests.other']`. */
const textOrClass = new RegExp(`"[^"]*"|'[^']*'|${classSelector.source}`, 'g')

export const classOf = (selector: string) => selector.slice(1).replace(/\\(.)/g, '$1')

/** Each class in a page's attributes. */
export const classesIn = (html: string) =>
  [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, text = '']) =>
    decode(text).split(/\s+/).filter(Boolean),
  )

/** The text of an attribute as it is meant. */
const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
