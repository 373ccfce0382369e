import { classesIn, classesOf } from './short-classes.ts'
import { statementsOf } from './statements.ts'

/** A rule that stands alone. */
type Rule = {
  /** What it stands in: `@media print{`, or nothing. */
  around: string
  text: string
  /** The classes that each of its selectors asks for. */
  selectors: readonly (readonly string[])[]
  /** Whom it styles: classes, `<img>` where only the kind of element is said, `<*>` for any. */
  subjects: readonly string[]
  properties: ReadonlySet<string>
}

/**
 * A finished sheet in two parts: `first` has the rules of what stands above a place in the page, and
 * those without a class, `rest` the others. `above` and `all`: the class attributes up to there, and of
 * the whole page. A rule for both stands in the first, and with it each rule before it that it changes
 * in some element: which of two rules wins stays as it was. Rules for the same windows stand together
 * where that holds as well.
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
  /** What rules of the first part that come later in the sheet set, by subject. */
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

/** Of each class those that stand in one attribute with it, itself among them. */
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

/** Not those in brackets. */
const comma = /(?<!\\),(?![^(]*\))/
const inBrackets = /(?<!\\)\[[^\]]*\]|\((?:[^()]|\([^()]*\))*\)/g

/** With a class all that an element may have besides it. */
function subjectsOf(
  selector: string,
  together: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] {
  const last = selector.split(/[ >+~]+/).pop() ?? ''
  const classes = classesIn(last)
  if (classes.length > 0) return classes.flatMap((name) => [...(together.get(name) ?? [name])])
  return [`<${/^\w+/.exec(last)?.[0] ?? '*'}>`]
}

/** Families, by their first word: a shorthand sets what its longhands do. */
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
  // Both say whether lines break.
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
