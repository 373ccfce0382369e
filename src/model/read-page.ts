import { checkBlocks } from './check-blocks.ts'
import { checkRich } from './check-text.ts'
import type { Content } from './content.ts'
import { type Finding, findingsAt, merge, type Problem, place } from './findings.ts'
import { checkLetters } from './letters.ts'
import { checkPicture, checkSymbol, checkTarget } from './links.ts'
import { type LoadedPage, loadPage } from './load-page.ts'
import { type Leaf, textsIn } from './map-texts.ts'
import { addHeadingIds } from './markdown.ts'
import { page } from './page.ts'
import { checkContent } from './parse.ts'
import type { Use } from './placeholders.ts'
import { questionId } from './sections.ts'
import type { Surroundings } from './surroundings.ts'
import type { TextKind } from './text-kinds.ts'

export type ReadPage = { page?: LoadedPage; findings: Finding[] }

/** A file with its placeholders filled → page, or its findings. `from`: path of the page, for `#anker`. */
export function readPage(
  content: Content,
  uses: readonly Use[],
  from: string,
  around: Surroundings,
): ReadPage {
  const { file } = content
  const findings = textsIn(page, content.data).flatMap((leaf) => {
    const lineOf = (needle?: string) => content.lineOf(leaf.path, needle)
    return place(checkLeaf(leaf, from, around), { file, lineOf })
  })
  const checked = checkContent(content, page)
  if (!checked.ok) return { findings: merge(findings, checked.findings) }
  const { bloecke } = checked.value
  findings.push(...findingsAt(checkBlocks(bloecke, around.texts), content))
  const files = bloecke.flatMap(
    (block) => (block.art === 'text' && around.texts.get(block.datei ?? '')) || [],
  )
  for (const text of files)
    findings.push(...place(checkRich(text.filled, 'prose', from, around.targets), text))
  if (findings.length > 0) return { findings }
  const used = [
    ...uses,
    ...files.flatMap((file) => file.uses),
    ...(bloecke.some(({ art }) => art === 'rechner') ? around.calculatorUses : []),
  ]
  return { page: loadPage(checked.value, file, used, from, around), findings }
}

function checkLeaf({ value, kind }: Leaf, from: string, around: Surroundings): Problem[] {
  if (kind === 'inline' || kind === 'prose') return checkRich(value, kind, from, around.targets)
  const problem = checkName(value, kind, from, around)
  return problem ? [problem] : []
}

function checkName(
  value: string,
  kind: TextKind,
  from: string,
  { targets, pictures, symbols, letters }: Surroundings,
): Problem | undefined {
  switch (kind) {
    case 'target':
      // The schema reports what does not even look like a target.
      return /^(?:\/|#|https:|mailto:|tel:)/.test(value)
        ? checkTarget(value, from, targets)
        : undefined
    case 'picture':
      return checkPicture(value, pictures)
    case 'symbol':
      return checkSymbol(value, symbols)
    case 'title':
      return checkLetters(value, letters)
    default:
      return undefined
  }
}

/** Ids of a page that links may lead to: anchors of blocks, headings of prose, questions. */
export function anchorsIn(data: unknown, texts: Surroundings['texts']): Set<string> {
  const leaves = textsIn(page, data)
  const anchors = new Set(leaves.filter(({ kind }) => kind === 'anchor').map(({ value }) => value))
  for (const { value, kind } of leaves) {
    if (kind === 'question') anchors.add(questionId(value))
    const text =
      kind === 'textFile' ? texts.get(value)?.filled : kind === 'prose' ? value : undefined
    if (text) addHeadingIds(text, anchors)
  }
  return anchors
}
