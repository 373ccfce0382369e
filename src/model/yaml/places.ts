import { type Document, isMap, isNode, isSeq, type LineCounter, parseDocument } from 'yaml'
import type { Content, Path } from '../content.ts'
import { findText } from '../find-text.ts'

export const parse = (text: string, lineCounter?: LineCounter): Document =>
  parseDocument(text, {
    schema: 'failsafe',
    prettyErrors: false,
    ...(lineCounter && { lineCounter }),
  })

/** Cache of one entry: trees take much memory, and findings come file by file. */
let tree: { of: string; document: Document } | undefined

/** Parses the text again, but only when a finding asks for a place. */
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

/** Offsets of the deepest existing node on the path; `keyAt` is that of its key. */
function findRange(document: Document, path: Path): { keyAt: number; from: number; to: number } {
  let node: unknown = document.contents
  let keyAt = isNode(node) ? (node.range?.[0] ?? 0) : 0
  for (const step of path) {
    const pair = isMap(node) && node.items.find(({ key }) => String(key) === String(step))
    const next: unknown = pair ? pair.value : isSeq(node) && node.items[Number(step)]
    const begin = pair ? pair.key : next
    if (!isNode(begin)) break
    node = next
    keyAt = begin.range?.[0] ?? 0
  }
  const [from, to] = (isNode(node) && node.range) || [keyAt, keyAt]
  return { keyAt, from, to }
}
