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
  const { remembered, nameOf } = await import('../../remembered.ts')
  const all = await load<typeof import('../../../src/model/check-text.ts')>()
  const { namesNothingLost } = await import('./lacking.ts')
  const fill = remembered(all.fillContent, (content, _, { facts, brand }) =>
    [content, facts, brand].map(nameOf).join(),
  )
  const first = new Map<Content, { known: Placeholders; filled: FilledContent }>()
  const fillContent: typeof fill = (content, schema, known) => {
    const before = first.get(content)
    const isRight = before?.filled.findings.length === 0
    if (before && isRight && namesNothingLost(content, before.known, known)) return before.filled
    const filled = fill(content, schema, known)
    if (!before) first.set(content, { known, filled })
    return filled
  }
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
  const { remembered, nameOf } = await import('../../remembered.ts')
  const { inTexts } = await load<typeof import('../content/judge.ts')>()
  const alone = remembered(
    (text: WrittenText, ...judges: TextJudge[]) => inTexts(...judges)({ texts: [text] }),
    (text, ...judges) => [text, ...judges].map(nameOf).join(),
  )
  return {
    inTexts:
      (...judges: TextJudge[]) =>
      ({ texts }: { texts: readonly WrittenText[] }) =>
        texts.flatMap((text) => alone(text, ...judges)),
  }
})

type Made = { mistake: Mistake; file: string; line: number }

/** Mistakes in different files are made at once: each line of the list says whose it is. */
function batches(): Made[][] {
  const all: { files: Set<string>; isAlone: boolean; made: Made[] }[] = []
  for (const mistake of table) {
    const isAlone = mistake.isAlone === true || /^(?:marke|fakten)/.test(mistake.file ?? '')
    const candidates = mistake.file ? [nameOf(mistake.file)] : pages
    const batch = isAlone
      ? undefined
      : all.find(({ files, isAlone }) => !isAlone && candidates.some((file) => !files.has(file)))
    const file = candidates.find((each) => !batch?.files.has(each)) ?? ''
    const made = { mistake, file, line: firstChange(mistake, file) }
    if (batch) {
      batch.files.add(file)
      batch.made.push(made)
    } else all.push({ files: new Set([file]), isAlone, made: [made] })
  }
  return all.map(({ made }) => made)
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
