import {
  isMap,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { type Data, isEmpty, isRecord, isSame } from './settled.ts'
import { entryText, flowText, itemText } from './yaml-text.ts'

/** The YAML of a content file: all values are strings, as the model reads them. */
export const documentOf = (text: string) => parseDocument(text, { schema: 'failsafe' })

type Range = { from: number; to: number }
type Splice = Range & { text: string }

/** Without the line break at the end of a text of several lines. */
export function rangeOf(node: Node, text: string): Range {
  const [from = 0, to = 0] = node.range ?? []
  return { from, to: from + text.slice(from, to).trimEnd().length }
}

const nameOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key)

/** Where a node stands: the column and the name before it; or inside of brackets. */
type Place = { column: number; name?: string; inBrackets: boolean }

/** The text of a file before, of which as much as possible is kept. */
export class WrittenFile {
  readonly #text: string

  constructor(text: string) {
    this.#text = text
  }

  /** The text of a node with another value, which is settled. */
  write(node: Node, value: unknown, outer: Place): string {
    const range = rangeOf(node, this.#text)
    if (isSame(dataIn(node), value)) return this.#text.slice(range.from, range.to)
    const isFlow = (isMap(node) || isSeq(node)) && node.flow
    const place = { ...outer, inBrackets: outer.inBrackets || Boolean(isFlow) }
    const splices =
      isMap(node) && isRecord(value)
        ? this.#inMap(node, value, place)
        : isSeq(node) && Array.isArray(value)
          ? this.#inSequence(node, value, place)
          : undefined
    return splices ? this.#spliced(range, splices) : fresh(node, value, place)
  }

  /** Undefined: it is easier to write all of it. */
  #inMap(node: YAMLMap, value: Data, { inBrackets }: Place): Splice[] | undefined {
    const pairs = node.items as Pair<Node, Node | null>[]
    const names = pairs.map(nameOf)
    const first = names.findIndex((name) => name in value)
    const added = addedBehind(names, value)
    const isKept = inBrackets
      ? isSame(names, orderedLike(names, value))
      : first === 0 || (first > 0 && !added.has(names[0] ?? ''))
    if (!isKept) return undefined
    const column = this.#column(node)
    const kept = pairs.slice(first)
    const splices = kept.map((pair, index) => {
      const name = nameOf(pair)
      const behind = (added.get(name) ?? [])
        .map((next) => `\n${' '.repeat(column)}${entryText(next, value[next], column)}`)
        .join('')
      const to = this.#endOf(pair)
      const before = kept[index - 1]
      const isGone = !(name in value) && !isEmpty(pair.value && dataIn(pair.value))
      if (isGone && before) return { from: this.#endOf(before), to, text: behind }
      if (!pair.value || !(name in value)) return { from: to, to, text: behind }
      const { from } = rangeOf(pair.value, this.#text)
      const text = this.write(pair.value, value[name], { column, name, inBrackets })
      return { from, to: Math.max(from, to), text: text + behind }
    })
    return first > 0 ? [this.#upTo(pairs[first - 1], node), ...splices] : splices
  }

  /** Takes out what stands before a name, which is the first that is left. */
  #upTo(last: Pair<Node, Node | null> | undefined, map: YAMLMap): Splice {
    const { from } = rangeOf(map, this.#text)
    const end = last ? this.#endOf(last) : from
    return { from, to: end + (/^\s*/.exec(this.#text.slice(end))?.[0].length ?? 0), text: '' }
  }

  #inSequence(node: YAMLSeq, values: unknown[], { inBrackets }: Place): Splice[] | undefined {
    const items = node.items as Node[]
    const place = { column: this.#column(node), inBrackets }
    const old = matched(items, values)
    if (values.length === items.length && old.every((each, index) => each === index))
      return items.map((item, index) => ({
        ...rangeOf(item, this.#text),
        text: this.write(item, values[index], place),
      }))
    if (inBrackets || items.length === 0) return undefined
    const text = values.map((value, index) => this.#item(items, old[index], value, index, place))
    return [{ ...rangeOf(node, this.#text), text: text.join('') }]
  }

  /** An item at its new place, with what parts it from the one before. */
  #item(items: Node[], old: number | undefined, value: unknown, index: number, place: Place) {
    const item = old === undefined ? undefined : items[old]
    const text = item ? `- ${this.write(item, value, place)}` : itemText(value, place.column)
    if (index === 0) return text
    const gap = old ? this.#gap(items, old) : this.#gap(items, 1).replaceAll(/^ *#.*\n/gm, '')
    return `${gap || `\n${' '.repeat(place.column)}`}${text}`
  }

  /** Line breaks and notes before the dash of an item. */
  #gap(items: Node[], index: number): string {
    const [before, item] = [items[index - 1], items[index]]
    if (!before || !item) return ''
    const { to } = rangeOf(before, this.#text)
    return this.#text.slice(to, rangeOf(item, this.#text).from).replace(/- *$/, '')
  }

  #column(node: Node): number {
    const { from } = rangeOf(node, this.#text)
    return from - (this.#text.lastIndexOf('\n', from - 1) + 1)
  }

  #endOf({ key, value }: Pair<Node, Node | null>): number {
    const range = value && rangeOf(value, this.#text)
    return range && range.to > range.from ? range.to : rangeOf(key, this.#text).to
  }

  #spliced({ from, to }: Range, splices: readonly Splice[]): string {
    let at = from
    let made = ''
    for (const splice of splices) {
      made += this.#text.slice(at, splice.from) + splice.text
      at = splice.to
    }
    return made + this.#text.slice(at, to)
  }
}

const anyDocument = documentOf('')

const dataIn = (node: Node | undefined): unknown => node?.toJS(anyDocument)

function fresh(node: Node, value: unknown, { column, name, inBrackets }: Place): string {
  if (inBrackets) return flowText(value)
  const text =
    name === undefined
      ? itemText(value, column, node).slice(2)
      : entryText(name, value, column, node).replace(/^.*?:/, '')
  return isScalar(node) && typeof value !== 'string' ? text : text.trimStart()
}

const orderedLike = (names: readonly string[], value: Data) => [
  ...names.filter((name) => name in value),
  ...Object.keys(value).filter((name) => !names.includes(name)),
]

/** New names, by the name behind which they come. */
function addedBehind(names: readonly string[], value: Data): Map<string, string[]> {
  const added = new Map<string, string[]>()
  let before = names[0] ?? ''
  for (const name of Object.keys(value)) {
    if (names.includes(name)) before = name
    else added.set(before, [...(added.get(before) ?? []), name])
  }
  return added
}

/** For each value its item: the same one, else the first that is left. */
function matched(items: readonly Node[], values: readonly unknown[]): (number | undefined)[] {
  const free = new Set(items.keys())
  const take = (index: number | undefined) => {
    if (index !== undefined) free.delete(index)
    return index
  }
  const near = (at: number) => [...free].sort((a, b) => Math.abs(a - at) - Math.abs(b - at))
  const same = values.map((value, at) =>
    take(near(at).find((index) => isSame(dataIn(items[index]), value))),
  )
  return same.map((index) => index ?? take([...free][0]))
}
