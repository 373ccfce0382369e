import { Document, isScalar, type Node, Scalar, stringify, visit } from 'yaml'
import { isRecord } from './settled.ts'

const width = 100

/** Longer texts get lines of their own, as the editors' guide has it. */
const long = 80

/** As it stands inside of `{ … }` and `[…]`, which hold no line breaks. */
export function flowText(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(flowText).join(', ')}]`
  if (isRecord(value)) {
    const pairs = Object.entries(value).map((pair) => pair.map(flowText).join(': '))
    return `{ ${pairs.join(', ')} }`
  }
  if (String(value).includes('\n')) return JSON.stringify(value)
  return stringify([value], { collectionStyle: 'flow', lineWidth: 0, singleQuote: true })
    .trim()
    .slice(1, -1)
    .trim()
}

/** A whole file. */
export const fileText = (value: unknown): string => `${blockText(value, 0)}\n`

/** `name: …`, its further lines at the column of the name. */
export const entryText = (name: string, value: unknown, column: number, like?: Node): string =>
  blockText({ [name]: value }, column, like)

/** `- …`, its further lines at the column of the dash. */
export const itemText = (value: unknown, column: number, like?: Node): string =>
  blockText([value], column, like)

function blockText(value: unknown, column: number, like?: Node): string {
  const document = new Document(value)
  visit(document, {
    Scalar: (key, node) => {
      if (key !== 'key') dress(node, isScalar(like) ? like : undefined)
    },
  })
  const text = document.toString({ lineWidth: width - column, singleQuote: true }).trimEnd()
  return text.replaceAll(/\n(?=[^\n])/g, `\n${' '.repeat(column)}`)
}

/** Like the text in its place before; else by its length. */
function dress(node: Scalar, like: Scalar | undefined): void {
  const text = String(node.value)
  const isPlain = like?.type === undefined || like.type === Scalar.PLAIN
  if (text.includes('\n')) node.type = Scalar.BLOCK_LITERAL
  else if (isPlain && text.length > long) node.type = Scalar.BLOCK_FOLDED
  else if (like?.type) node.type = like.type
  if (node.type === Scalar.BLOCK_LITERAL) node.value = `${text}\n`
}
