import { describe, expect, test, vi } from 'vitest'
import type { FilledContent } from '../../../src/model/check-text.ts'
import type { Content } from '../../../src/model/content.ts'
import { folder } from '../../../src/model/content-folder.ts'
import { type Finding, isMistake, sorted } from '../../../src/model/findings.ts'
import type { Placeholders } from '../../../src/model/known.ts'
import { dayAfter } from '../../../src/model/periods.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import type { TextJudge } from '../content/judge.ts'
import type { Mistake } from './mistake.ts'
import { checked, content, pages, textOf, today } from './site.ts'
import { nearly, ownName, table } from './table.ts'

// Each mistake is judged with the whole content beside it. Of what it does not touch the answers are kept.
vi.mock('../../../src/model/read-yaml.ts', async (load) => {
  const { remembered } = await import('../../remembered.ts')
  const { readYaml } = await load<typeof import('../../../src/model/read-yaml.ts')>()
  return { readYaml: remembered(readYaml, (file, text) => `${file}\n${text}`) }
})
vi.mock('../../../src/model/read-facts.ts', async (load) => {
  const { remembered } = await import('../../remembered.ts')
  const { readFacts, factsFile } = await load<typeof import('../../../src/model/read-facts.ts')>()
  return {
    factsFile,
    // Of the brand only names count that a figure has, too.
    readFacts: remembered(readFacts, (files, brand) => {
      const text = files[factsFile] ?? ''
      const taken = Object.keys(brand).filter((name) => text.includes(`\n${name}:`))
      return JSON.stringify([text, taken])
    }),
  }
})
vi.mock('../../../src/model/check-text.ts', async (load) => {
  const { remembered, rememberedOf, nameOf } = await import('../../remembered.ts')
  const all = await load<typeof import('../../../src/model/check-text.ts')>()
  const written = rememberedOf(({ facts, brand, words, today }: Placeholders) =>
    [nameOf(facts), JSON.stringify([brand, words, today])].join(),
  )
  const fill = remembered(all.fillContent, (content, _, known) =>
    [nameOf(content), written(known)].join(),
  )
  // Most files name nothing of what was changed in the figures or the brand.
  const first = remembered(
    (_: Content, filled: FilledContent) => filled,
    (content, filled) => `${nameOf(content)} ${JSON.stringify(filled)}`,
  )
  const fillContent: typeof fill = (content, ...rest) => first(content, fill(content, ...rest))
  return { ...all, fillContent }
})
vi.mock('../../../src/model/read-page.ts', async (load) => {
  const { remembered, nameOf } = await import('../../remembered.ts')
  const { longTextsOf } = await import('../../../src/model/long-texts.ts')
  const all = await load<typeof import('../../../src/model/read-page.ts')>()
  type Around = Parameters<typeof all.readPage>[3]
  const around = remembered(
    ({ targets, markdown }: Around) =>
      JSON.stringify([
        [...targets.anchors].map(([path, anchors]) => [path, ...anchors]),
        markdown.newTab,
        markdown.resolve?.('anmeldeformular'),
      ]),
    (each) => `${nameOf(each)}`,
  )
  const longTexts = remembered(
    ({ texts }: Around) => JSON.stringify([...texts]),
    (each) => `${nameOf(each)}`,
  )
  const showsThem = remembered(
    (data: unknown) => longTextsOf(data).length > 0,
    (data) => `${nameOf(Object(data))}`,
  )
  const readPage = remembered(all.readPage, (content, _, path, rest) =>
    [nameOf(content), path, around(rest), showsThem(content.data) && longTexts(rest)].join(' '),
  )
  return { ...all, readPage }
})
// The same judge for the same day: what it has said of a text is kept, too.
vi.mock('../content/since-tomorrow.ts', async (load) => {
  const { remembered } = await import('../../remembered.ts')
  const { sinceTomorrow } = await load<typeof import('../content/since-tomorrow.ts')>()
  return { sinceTomorrow: remembered(sinceTomorrow, (day) => day) }
})
vi.mock('../content/judge.ts', async (load) => {
  const { remembered, rememberedOf, nameOf } = await import('../../remembered.ts')
  const { inTexts } = await load<typeof import('../content/judge.ts')>()
  const eachBy = remembered(
    (...judges: TextJudge[]) =>
      rememberedOf((text: WrittenText) => inTexts(...judges)({ texts: [text] })),
    (...judges) => judges.map(nameOf).join(),
  )
  return {
    inTexts:
      (...judges: TextJudge[]) =>
      ({ texts }: { texts: readonly WrittenText[] }) =>
        texts.flatMap(eachBy(...judges)),
  }
})

type Made = { mistake: Mistake; file: string; line: number }

type Batch = { files: Set<string>; kind: string; made: Made[] }

/** Mistakes in different files are made at once: each line of the list says whose it is. */
function batches(): Made[][] {
  const all: Batch[] = []
  // What may stand on any page finds room beside what may not.
  for (const mistake of [...table].sort((a, b) => Number(!a.file) - Number(!b.file))) {
    const kind = kindOf(mistake)
    const candidates = mistake.file ? [nameOf(mistake.file)] : pages
    const isFree = ({ files }: Batch) => candidates.some((file) => !files.has(file))
    const shared = all.find((batch) => kind !== 'alone' && batch.kind === kind && isFree(batch))
    const batch = shared ?? { files: new Set(), kind, made: [] }
    if (!shared) all.push(batch)
    const file = candidates.find((each) => !batch.files.has(each)) ?? ''
    batch.files.add(file)
    batch.made.push({ mistake, file, line: firstChange(mistake, file) })
  }
  return all.map(({ made }) => made)
}

/** On figures and the brand all other files depend, but neither on the other. */
function kindOf({ file = '', isAlone }: Mistake): string {
  if (isAlone) return 'alone'
  return /^(?:marke|fakten)/.test(file) ? 'figures' : 'pages'
}

const nameOf = (file: string) => (file === 'netlify.toml' ? file : `${folder}/${file}`)

function firstChange({ change }: Mistake, file: string): number {
  const [before, after] = [textOf(file), change(textOf(file)) ?? ''].map((text) => text.split('\n'))
  return (after?.findIndex((line, index) => line !== before?.[index]) ?? 0) + 1
}

function findingsOf(batch: readonly Made[]): Finding[] {
  const files: Record<string, string> = { ...content }
  const names: string[] = []
  const before = new Map<string, { text: string; day: string }>()
  let toml: string | undefined
  for (const { mistake, file } of batch) {
    const text = mistake.change(textOf(file))
    if (mistake.isRecent) {
      before.set(file, { text: textOf(file), day: dayAfter(today, 30) })
    }
    if (file === 'netlify.toml') toml = text
    else if (text === undefined) delete files[file]
    else files[file] = text
    if (mistake.added) names.push(mistake.added)
    mistake.also?.(files)
  }
  return checked({ files, names, before, ...(toml !== undefined && { toml }) })
}

const usual = new Set(checked({}).map(({ file, message }) => `${file} ${message}`))

/** Where messages name the day of the content; the same day may stand elsewhere, as the end of a period. */
const dayNamed = (day: string) =>
  new RegExp(`(?<=(?:geaendert|veroeffentlicht|stand|geschlossen): |spätestens )${day}`, 'g')

/** Lines are counted from the first one that was changed: editors go on writing. */
const told = ({ mistake, file, line }: Made, finding: Finding): string => {
  const isHere = finding.file === file
  const offset = finding.line - line
  // How far it is to another entry changes with the text between them; a figure has one period or several, the brand a telephone or none.
  const written = mistake.change(textOf(file))?.split('\n')[finding.line - 1] ?? ''
  const begin = /^ *((?:- )?(?:art: )?[\w-]+)/.exec(written)?.[1] ?? '…'
  const isUncertain = /(?:fakten|marke)\.yaml$/.test(file)
  const above = isUncertain ? '-…' : offset < -2 ? ` „${begin}“` : `${offset}`
  const place = isHere ? `@${offset < 0 ? above : offset > 0 ? `+${offset}` : ''}` : finding.file
  const kind = isMistake(finding) ? '' : 'Hinweis: '
  return `${place}: ${kind}${finding.message} ${finding.remedy}`
    .replace(/\d+ (weiteren )?Stellen/, '… $1Stellen')
    .replace(/zuerst \S+:\d+/, 'zuerst …')
    .replaceAll(nearly, 'FAST UNSERE ADRESSE')
    .replaceAll(ownName, 'UNSER NAME')
    .replace(dayNamed(today), 'HEUTE')
    .replace(dayNamed(dayAfter(today, 30)), 'IN 30 TAGEN')
    .replace(/(kommt erst noch\. Schreiben Sie: \w+: ).+/, '$1…')
    .replaceAll(file, 'DATEI')
}

/** One sentence more may be what a whole page's average needed to be too much. */
const isBeside = ({ line }: Made, finding: Finding): boolean =>
  !isMistake(finding) && finding.line === 1 && line > 1

const results = batches().flatMap((batch) => {
  const findings = sorted(findingsOf(batch)).filter(
    ({ file, message }) => !usual.has(`${file} ${message}`),
  )
  return batch.map((made) => ({
    made,
    findings: findings.filter(
      (finding) =>
        (finding.file === made.file ||
          finding.file === made.mistake.added ||
          (batch.length === 1 && finding.file !== made.file)) &&
        !isBeside(made, finding),
    ),
    others: batch.length === 1 ? [] : findings.filter(({ file }) => !isOf(batch, file)),
  }))
})

function isOf(batch: readonly Made[], file: string): boolean {
  return batch.some((each) => each.file === file || each.mistake.added === file)
}

const order = new Map(table.map(({ name }, index) => [name, index]))
results.sort(
  (a, b) => (order.get(a.made.mistake.name) ?? 0) - (order.get(b.made.mistake.name) ?? 0),
)

test('What the check says of each mistake is what an editor needs', async () => {
  const list = results.map(({ made, findings }) =>
    [`# ${made.mistake.name}`, ...findings.map((finding) => told(made, finding))]
      .join('\n')
      // How many umlauts a file has changes with its text, and the month with the day of the content.
      .replace(/Aus \d+ Buchstaben/, 'Aus … Buchstaben')
      .replace(/(ist alt: )20\d\d-\d\d-\d\d/, '$1…')
      .replace(/(geprueft: )20\d\d-\d\d$/, '$1…'),
  )
  await expect(`${list.join('\n\n')}\n`).toMatchFileSnapshot('told.txt')
})

test('At least 150 mistakes, each with a name of its own', () => {
  expect(new Set(table.map(({ name }) => name)).size).toBe(table.length)
  expect(table.length).toBeGreaterThanOrEqual(150)
})

describe('Each mistake', () => {
  test.each(results)('$made.mistake.name', ({ made, findings, others }) => {
    expect(findings.length, 'is told').toBeGreaterThan(0)
    expect(findings.some(isMistake), 'stops a build, if it is no matter of style').toBe(
      !made.mistake.isHint,
    )
    expect(others, 'nothing is told of other files').toEqual([])
  })
})
