import type { Block } from './blocks'
import { checkRich, lineIn, place } from './check-text'
import type { Finding, Problem } from './findings'
import { checkPicture, checkSymbol, checkTarget, type LinkTargets } from './links'
import { headingIds, inline, type MarkdownOptions, plain, prose } from './markdown'
import { type Page, page } from './page'
import { type Content, checkContent, type Path } from './parse'
import { type Leaf, type Loaded, mapTexts, textsIn } from './texts'
import { typeset } from './typography'

export type LoadedBlock = Loaded<Block>
export type LoadedBlockOf<Kind extends Block['art']> = Extract<LoadedBlock, { art: Kind }>

/** A page ready to be shown: placeholders filled, typography set, rich fields as HTML. */
export type LoadedPage = Omit<Page, 'bloecke'> & {
  bloecke: LoadedBlock[]
  /** Path of the file from the project root. */
  file: string
  /** Figures of fakten.yaml that the page names; with one of them it carries the as-of note. */
  facts: string[]
  usesFacts: boolean
  words: number
  /** Reading time at 180 words a minute, rounded up. */
  minutes: number
}

export type MarkdownFile = { file: string; raw: string; text: string; facts: string[] }

/** What a page may refer to. */
export type Surroundings = {
  markdown: MarkdownOptions
  targets: LinkTargets
  /** Absent: picture files are not verified. */
  pictures: readonly string[] | undefined
  /** Absent: symbols are not verified. */
  symbols: readonly string[] | undefined
  /** By file name. */
  texts: ReadonlyMap<string, MarkdownFile>
}

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
    (around.symbols && path.at(-1) === 'symbol' && checkSymbol(value, around.symbols))
  return problem ? [problem] : []
}

function isPicture(path: Path): boolean {
  const key = path.at(-1)
  return key === 'szene' || key === 'bild' || (key === 'datei' && path.at(-2) === 'bild')
}

type PlacedProblem = { path: Path; message: string; remedy: string }

/** Rules between the fields of a block, or between blocks. */
function checkBlocks(blocks: Block[], texts: Surroundings['texts']): PlacedProblem[] {
  return blocks.flatMap((block, index) => {
    const path = ['bloecke', index]
    const before = blocks[index - 1]
    const earlier = blocks.slice(0, index)
    return [
      ...(block.art === 'text' ? checkProse(block, path, texts) : []),
      ...(block.art === 'zahlen' ? checkTable(block, path) : []),
      ...(isTinted(block) && before && isTinted(before) ? [twoGrounds([...path, 'grund'])] : []),
      ...(anchorOf(block) && earlier.some((other) => anchorOf(other) === anchorOf(block))
        ? [sameAnchor([...path, 'anker'], anchorOf(block))]
        : []),
    ]
  })
}

function checkProse(
  block: Extract<Block, { art: 'text' }>,
  path: Path,
  texts: Surroundings['texts'],
): PlacedProblem[] {
  if ((block.text === undefined) === (block.datei === undefined)) {
    return [
      {
        path,
        message: 'Der Baustein „text“ braucht entweder „text“ oder „datei“.',
        remedy:
          'Schreiben Sie den Text hier hinein, oder nennen Sie eine Datei aus src/content/texte.',
      },
    ]
  }
  if (block.datei === undefined || texts.has(block.datei)) return []
  return [
    {
      path: [...path, 'datei'],
      message: `Die Datei „${block.datei}“ gibt es in src/content/texte nicht.`,
      remedy: `Vorhanden sind: ${[...texts.keys()].sort().join(', ') || 'noch keine'}.`,
    },
  ]
}

function checkTable({ tabelle }: Extract<Block, { art: 'zahlen' }>, path: Path): PlacedProblem[] {
  if (!tabelle) return []
  const width = tabelle.spalten.length
  return tabelle.zeilen.flatMap((row, index) =>
    row.length === width
      ? []
      : [
          {
            path: [...path, 'tabelle', 'zeilen', index],
            message: `Die Zeile hat ${row.length} Felder, die Tabelle ${width} Spalten.`,
            remedy: 'Gleichen Sie die Zeile an; ein Komma im Text steht in Anführungszeichen.',
          },
        ],
  )
}

const anchorOf = (block: Block) => ('anker' in block ? block.anker : undefined)

const isTinted = (block: Block) =>
  'grund' in block && block.grund !== undefined && block.grund !== 'weiss'

const twoGrounds = (path: Path): PlacedProblem => ({
  path,
  message: 'Zwei farbige Gründe folgen aufeinander.',
  remedy: 'Löschen Sie einen von beiden, oder schreiben Sie „grund: weiss“.',
})

const sameAnchor = (path: Path, anchor = ''): PlacedProblem => ({
  path,
  message: `Den Anker „${anchor}“ gibt es auf dieser Seite schon.`,
  remedy: `Wählen Sie einen anderen, zum Beispiel: anker: ${anchor}-2`,
})

function filesOf(blocks: Block[], texts: Surroundings['texts']): MarkdownFile[] {
  return blocks.flatMap((block) => {
    const file = block.art === 'text' && block.datei ? texts.get(block.datei) : undefined
    return file ? [file] : []
  })
}

function loadPage(
  value: Page,
  file: string,
  facts: readonly string[],
  { markdown, texts }: Surroundings,
): LoadedPage {
  const ids = new Set(value.bloecke.flatMap((block) => anchorOf(block) ?? []))
  const withTexts = {
    ...value,
    bloecke: value.bloecke.map((block) =>
      block.art === 'text' && block.datei
        ? { ...block, text: texts.get(block.datei)?.text }
        : block,
    ),
  }
  const loaded = mapTexts(withTexts, true, (leaf) =>
    loadText(leaf, withTexts.bloecke, markdown, ids),
  ) as Omit<LoadedPage, 'file'>
  const words = countWords(loaded.bloecke)
  return {
    ...loaded,
    file,
    facts: [...new Set(facts)],
    usesFacts: facts.length > 0,
    words,
    minutes: Math.max(1, Math.ceil(words / 180)),
  }
}

function loadText(
  { path, value, kind }: Leaf,
  blocks: readonly object[],
  markdown: MarkdownOptions,
  ids: Set<string>,
): string {
  if (kind === 'technical') return value
  if (kind === 'target') return markdown.resolve?.(value) ?? value
  const set = typeset(value)
  if (kind === 'inline') return inline(set, markdown)
  if (kind === 'plain') return set
  const index = Number(path[1])
  // The first block's heading is the page's h1.
  const isBelowHeading = index > 0 && 'ueberschrift' in (blocks[index] ?? {})
  return prose(set, { ...markdown, base: isBelowHeading ? 3 : 2, ids })
}

function countWords(blocks: LoadedBlock[]): number {
  return textsIn(blocks, true)
    .filter(({ kind, path }) => kind !== 'technical' && kind !== 'target' && path.at(-1) !== 'alt')
    .map(({ value, kind }) => (kind === 'plain' ? value : plain(value)))
    .flatMap((text) => text.split(/[ \n]+/).filter((word) => /[\p{L}\d]/u.test(word))).length
}

/** Places of a page that links may lead to: anchors of blocks and headings of prose. */
export function anchorsIn(data: unknown, texts: Surroundings['texts']): Set<string> {
  const leaves = textsIn(data, true)
  const anchors = new Set(
    leaves.filter(({ path }) => path.at(-1) === 'anker').map(({ value }) => value),
  )
  for (const { path, value, kind } of leaves) {
    const isFile = path.at(-1) === 'datei' && path.length === 3
    const text = kind === 'prose' ? value : isFile ? texts.get(value)?.text : undefined
    if (text) headingIds(text, anchors)
  }
  return anchors
}
