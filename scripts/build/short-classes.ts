import { isHook } from './hooks.ts'

/**
 * Gives each combination of classes one short name: utilities would cost a page 2 kB, compressed.
 * `attributes`: the class attributes of the page; `names` maps each to its new value, `css` is the sheet
 * with the new names. `later`: classes of elements that islands make in the browser; they keep their rules
 * under the old name, too.
 */
export function shortenClasses(
  attributes: readonly string[],
  css: string,
  later: ReadonlySet<string>,
): { names: ReadonlyMap<string, string>; css: string } {
  let named = 0
  const nextName = (): string => {
    const name = nameAt(named++)
    return isHook(name) || later.has(name) ? nextName() : name
  }
  const parts = attributes.map((text) => {
    const classes = classesOf(text)
    const others = classes.filter((each) => !isHook(each))
    return { text, hooks: classes.filter(isHook), others, key: others.join(' ') }
  })
  // The shortest names for the combinations that stand in most rules.
  const rules = countRules(css)
  const weight = ({ others }: { others: string[] }) =>
    others.reduce((sum, each) => sum + (rules.get(each) ?? 0), 0)
  const short = new Map([['', '']])
  const shortOf = new Map<string, string[]>()
  for (const { key, others } of parts.toSorted((a, b) => weight(b) - weight(a))) {
    if (short.has(key)) continue
    const name = nextName()
    short.set(key, name)
    for (const each of others) shortOf.set(each, [...(shortOf.get(each) ?? []), name])
  }
  const names = new Map(
    parts.map(({ text, hooks, key }) => [
      text,
      [...hooks, short.get(key)].filter(Boolean).join(' '),
    ]),
  )
  const renamed = css.replace(textOrClass, (selector) => {
    const name = classOf(selector)
    const own = (shortOf.get(name) ?? []).map((each) => `.${each}`)
    if (own.length === 0) return selector
    if (later.has(name)) own.push(selector)
    return own.length === 1 ? `${own[0]}` : `:is(${own.join(',')})`
  })
  return { names, css: renamed }
}

/** How often each class stands in the sheet. */
function countRules(css: string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const [selector] of css.matchAll(textOrClass)) {
    const name = classOf(selector)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return counts
}

const attribute = / class="([^"]*)"/g

/** The page's class attributes, each once, in the order in which they first appear. */
export const classAttributes = (html: string): string[] => [
  ...new Set([...html.matchAll(attribute)].map(([, text = '']) => text)),
]

/** The page with other class attributes. */
export const renameClasses = (html: string, names: ReadonlyMap<string, string>): string =>
  html.replace(attribute, (_match, text: string) => ` class="${names.get(text)}"`)

const letters = [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** a, b, … Z, aa, ab, … */
const nameAt = (index: number): string =>
  index < letters.length
    ? `${letters[index]}`
    : nameAt(Math.floor(index / letters.length) - 1) + letters[index % letters.length]

/** Each class in the selectors of a sheet; a decimal number is none. */
const classSelector = /\.(?!\d)(?:[\w-]|\\.|[^\0-\x7f])+/g

/** In quotes a full stop begins no class: `[name='interests.other']`. */
const textOrClass = new RegExp(`"[^"]*"|'[^']*'|${classSelector.source}`, 'g')

/** The class in a selector like `.md\:flex`: without its full stop, nothing escaped. */
const classOf = (selector: string) => selector.slice(1).replace(/\\(.)/g, '$1')

/** The classes in selectors, as often as they stand there. */
export const classesIn = (selectors: string): string[] =>
  (selectors.match(classSelector) ?? []).map(classOf)

/** The classes in an attribute. */
export const classesOf = (text: string): string[] => decode(text).split(/\s+/).filter(Boolean)

/** Decodes the HTML escapes of an attribute's value. */
const decode = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
