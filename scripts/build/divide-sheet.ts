import { classesIn, classesOf } from './short-classes.ts'
import { statementsOf } from './statements.ts'

/** A rule of the sheet, taken out of its media queries. */
type Rule = {
  /** The beginnings of the blocks around it: `@media print{`, or empty. */
  around: string
  text: string
  /** The classes that each of its selectors requires. */
  selectors: readonly (readonly string[])[]
  /** The elements it styles: by class, `<img>` by a selector of elements alone, `<*>` for any. */
  subjects: readonly string[]
  properties: ReadonlySet<string>
}

/**
 * Divides a finished sheet: `first` has the rules of what stands above a certain place in the page, and
 * those without a class, `rest` the others. `above` and `all`: the class attributes above that place, and
 * of the whole page. A rule that both need is in `first`, and so is each rule before it that may set the
 * same of the same element, so that the same rule wins as before. Rules in equal media queries are
 * gathered where that holds, too.
 */
export function divideSheet(
  css: string,
  above: readonly string[],
  all: readonly string[],
): { first: string; rest: string } {
  const early = new Set(above.flatMap(classesOf))
  const rules = rulesOf(css, neighbours(all))
  const first = new Set(
    rules.filter(({ selectors }) =>
      selectors.some((classes) => classes.every((name) => early.has(name))),
    ),
  )
  /** By subject the properties that rules of the first part set, of those later in the sheet than `rule`. */
  const set = new Map<string, Set<string>>()
  for (const rule of rules.toReversed()) {
    const { subjects, properties } = rule
    const met = subjects.includes(any) ? [...set.keys()] : [...subjects, any]
    if (met.some((each) => meet(set.get(each), properties))) first.add(rule)
    if (!first.has(rule)) continue
    for (const each of subjects) set.set(each, new Set([...(set.get(each) ?? []), ...properties]))
  }
  return {
    first: join(gather(rules.filter((rule) => first.has(rule)))),
    rest: join(gather(rules.filter((rule) => !first.has(rule)))),
  }
}

const any = '<*>'

function gather(rules: readonly Rule[]): Rule[] {
  const gathered: Rule[] = []
  for (const rule of rules) {
    const last = rule.around ? gathered.findLastIndex(({ around }) => around === rule.around) : -1
    const isPossible = last >= 0 && !gathered.slice(last + 1).some((each) => canMeet(each, rule))
    gathered.splice(isPossible ? last + 1 : gathered.length, 0, rule)
  }
  return gathered
}

/**
 * Whether both may set the same of one element and weigh the same. A class alone never weighs what a
 * class and a kind of element do; `header .a` weighs what `.b td` does, and no element is both.
 */
const canMeet = (one: Rule, other: Rule): boolean =>
  meet(one.properties, other.properties) &&
  (one.subjects.includes(any) ||
    other.subjects.some((each) => each === any || one.subjects.includes(each)))

const meet = (some: ReadonlySet<string> | undefined, others: ReadonlySet<string>): boolean =>
  some !== undefined && [...others].some((each) => some.has(each))

/** For each class the classes that stand in one attribute with it, and itself. */
function neighbours(attributes: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>()
  for (const classes of attributes.map(classesOf))
    for (const name of classes) found.set(name, new Set([...(found.get(name) ?? []), ...classes]))
  return found
}

function rulesOf(
  css: string,
  together: ReadonlyMap<string, ReadonlySet<string>>,
  around = '',
): Rule[] {
  return statementsOf(css).flatMap((text) => {
    const at = text.indexOf('{') + 1
    if (/^@(?:media|supports)/.test(text))
      return rulesOf(text.slice(at, -1), together, around + text.slice(0, at))
    const selectors = text
      .slice(0, at - 1)
      .split(comma)
      .map((each) => each.replace(inBrackets, ''))
    return {
      around,
      text,
      selectors: selectors.map(classesIn),
      subjects: text.startsWith('@')
        ? []
        : [...new Set(selectors.flatMap((each) => subjectsOf(each, together)))],
      properties: propertiesIn(text.slice(at, -1)),
    }
  })
}

/** Commas between selectors, not those in brackets. */
const comma = /(?<!\\),(?![^(]*\))/
const inBrackets = /(?<!\\)\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g

/** The subjects of a selector: with a class all classes of its elements, else the element's name or `<*>`. */
function subjectsOf(
  selector: string,
  together: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const last = selector.split(/[ >+~]+/).pop() ?? ''
  const classes = classesIn(last)
  if (classes.length > 0) return classes.flatMap((name) => [...(together.get(name) ?? [name])])
  return [`<${/^\w+/.exec(last)?.[0] ?? '*'}>`]
}

/** The families of the properties that are set, by their first word: a shorthand sets its longhands, too. */
const propertiesIn = (declarations: string): ReadonlySet<string> =>
  new Set(
    [...declarations.matchAll(/(?:^|;)(?:-webkit-)?(--[\w-]+|[a-z]+)/g)].map(
      ([, word = '']) => families[word] ?? word,
    ),
  )

const families: Readonly<Record<string, string>> = {
  line: 'font',
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  columns: 'gap',
  align: 'place',
  justify: 'place',
  // `white-space` and `text-wrap` both decide whether lines break.
  white: 'text',
}

const join = (rules: readonly Rule[]): string =>
  rules
    .map(({ around, text }, index) => {
      const isInside = index > 0 && rules[index - 1]?.around === around
      const isFollowed = rules[index + 1]?.around === around
      const closed = isFollowed ? '' : '}'.repeat(around.split('{').length - 1)
      return (isInside ? '' : around) + text + closed
    })
    .join('')
