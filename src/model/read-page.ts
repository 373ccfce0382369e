import type { Block } from './blocks'
import { checkBlocks } from './check-blocks'
import { checkRich, lineIn, place } from './check-text'
import type { Content, Path } from './content'
import type { Finding, Problem } from './findings'
import { checkLetters } from './letters'
import { checkPicture, checkSymbol, checkTarget } from './links'
import { type LoadedPage, loadPage } from './load-page'
import { headingIds } from './markdown'
import { page } from './page'
import { checkContent } from './parse'
import { questionId } from './sections'
import type { MarkdownFile, Surroundings } from './surroundings'
import { type Leaf, textsIn } from './texts'

export type ReadPage = { page?: LoadedPage; findings: Finding[] }

/** One filled file → page, or its findings. `from` is the page's path, which `#anker` refers to. */
export function readPage(
  content: Content,
  facts: readonly string[],
  from: string,
  around: Surroundings,
): ReadPage {
  const findings = textsIn(content.data, true).flatMap((leaf) =>
    place(checkLeaf(leaf, from, around), content.file, (needle) =>
      content.lineOf(leaf.path, needle),
    ),
  )
  const checked = checkContent(content, page)
  if (!checked.ok) return { findings: [...findings, ...checked.findings] }
  const { bloecke } = checked.value
  for (const { path, ...problem } of checkBlocks(bloecke, around.texts)) {
    findings.push({ file: content.file, line: content.lineOf(path), ...problem })
  }
  const files = filesOf(bloecke, around.texts)
  for (const { file, raw, text } of files) {
    findings.push(
      ...place(checkRich(text, 'prose', from, around.targets), file, (needle) =>
        lineIn(raw, needle),
      ),
    )
  }
  if (findings.length > 0) return { findings }
  const used = [...facts, ...files.flatMap((file) => file.facts)]
  return { page: loadPage(checked.value, content.file, used, around), findings }
}

function checkLeaf({ path, value, kind }: Leaf, from: string, around: Surroundings): Problem[] {
  if (kind === 'inline' || kind === 'prose') return checkRich(value, kind, from, around.targets)
  // What does not even look like a target is the schema's to tell.
  const isTarget = kind === 'target' && /^(?:\/|#|https:|mailto:)/.test(value)
  const problem =
    (isTarget && checkTarget(value, from, around.targets)) ||
    (around.pictures && isPicture(path) && checkPicture(value, around.pictures)) ||
    (around.symbols && path.at(-1) === 'symbol' && checkSymbol(value, around.symbols)) ||
    (around.letters && path.join() === 'titel' && checkLetters(value, around.letters))
  return problem ? [problem] : []
}

function isPicture(path: Path): boolean {
  const key = path.at(-1)
  return key === 'szene' || key === 'bild' || (key === 'datei' && path.at(-2) === 'bild')
}

function filesOf(blocks: Block[], texts: Surroundings['texts']): MarkdownFile[] {
  return blocks.flatMap((block) => {
    const file = block.art === 'text' && block.datei ? texts.get(block.datei) : undefined
    return file ? [file] : []
  })
}

/** Places of a page that links may lead to: anchors of blocks, headings of prose, questions. */
export function anchorsIn(data: unknown, texts: Surroundings['texts']): Set<string> {
  const leaves = textsIn(data, true)
  const anchors = new Set(
    leaves.filter(({ path }) => path.at(-1) === 'anker').map(({ value }) => value),
  )
  for (const { path, value, kind } of leaves) {
    if (path.at(-1) === 'frage') anchors.add(questionId(value))
    const isFile = path.at(-1) === 'datei' && path.length === 3
    const text = kind === 'prose' ? value : isFile ? texts.get(value)?.text : undefined
    if (text) headingIds(text, anchors)
  }
  return anchors
}
