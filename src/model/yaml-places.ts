import {
  type Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type LineCounter,
  parseDocument,
} from 'yaml'
import type { Content, Path } from './content.ts'
import { findText } from './find-text.ts'

export const parse = (text: string, lineCounter?: LineCounter): Document =>
  parseDocument(text, {
    schema: 'failsafe',
    prettyErrors: false,
    ...(lineCounter && { lineCounter }),
  })

/** Of the text that was asked for last: a tree takes much memory, and findings come file by file. */
let tree: { of: string; document: Document } | undefined

/** Only a finding asks for a place: then the text is parsed once more. */
export function placesIn(
  text: string,
  lineAt: (offset: number) => number,
): Pick<Content, 'lineOf' | 'sourceOf'> {
  const rangeOf = (path: Path) => {
    if (tree?.of !== text) tree = { of: text, document: parse(text) }
    return findRange(tree.document, path)
  }
  const sourceOf = (path: Path) => {
    const { from, to } = rangeOf(path)
    return text.slice(from, to)
  }
  const lineOf = (path: Path, needle = '') => {
    const { keyAt, from, to } = rangeOf(path)
    const index = needle ? findText(text.slice(from, to), needle) : -1
    return lineAt(index < 0 ? keyAt : from + index)
  }
  return { lineOf, sourceOf }
}

/** Offsets of the deepest existing node on the path; `keyAt` is where its name stands. */
function findRange(document: Document, path: Path): { keyAt: number; from: number; to: number } {
  let node: unknown = document.contents
  let keyAt = isNode(node) ? (node.range?.[0] ?? 0) : 0
  for (const step of path) {
    const next = stepInto(node, step)
    if (!next) break
    node = next.node
    keyAt = next.keyAt
  }
  const [from, to] = (isNode(node) && node.range) || [keyAt, keyAt]
  return { keyAt, from, to }
}

function stepInto(node: unknown, step: PropertyKey): { node: unknown; keyAt: number } | undefined {
  if (isSeq(node)) {
    const item = node.items[Number(step)]
    return isNode(item) ? { node: item, keyAt: item.range?.[0] ?? 0 } : undefined
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(step),
  )
  if (!pair || !isScalar(pair.key)) return undefined
  return { node: pair.value, keyAt: pair.key.range?.[0] ?? 0 }
}
