import { type Route, routes } from '../../../routes.ts'
import type { Finding } from '../../../src/model/findings.ts'
import type { PageDocument } from '../../../src/model/read-pages.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { listAt, valueAt } from '../../../src/model/schema-at.ts'
import { regionalPaths } from '../page-groups.ts'
import { generalShare, type Region, type Verdict, verdictsOf } from './locality.ts'
import { isNote, runningPage } from './running-page.ts'

const most = 0.35

/** Verdicts on the sentences of each regional page, by content name. */
export function regionalVerdicts(
  { documents }: Pick<Reading, 'documents'>,
  isGerman: (word: string) => boolean,
): Map<string, Verdict[]> {
  const pages = [...documents].filter(([, { isSettled }]) => isSettled)
  const regional = pages.filter(([, { path }]) => regionalPaths.includes(path))
  const others = pages.filter(([, { path }]) => !regionalPaths.includes(path))
  const verdicts = verdictsOf(
    regional.map(([, document]) => regionOf(document)),
    others.map(([, document]) => unitsOn(document)),
    isGerman,
  )
  return new Map(regional.map(([name], index) => [name, verdicts[index] ?? []]))
}

/** Regional pages with too many sentences that would fit any region. */
export const general = (reading: Reading, isGerman: (word: string) => boolean): Finding[] =>
  [...regionalVerdicts(reading, isGerman)].flatMap(([name, verdicts]) => {
    const share = generalShare(verdicts)
    const file = reading.documents.get(name)?.content.file
    if (!file || share < most) return []
    return {
      file,
      line: 1,
      kind: 'hint',
      message: `${Math.round(share * 100)} von 100 Sätzen dieser Seite könnten über jede andere Region gesagt sein.`,
      remedy: `Nennen Sie Orte, Linien, Häuser; unter ${most * 100} ist gut. „npm run readability -- --saetze“ zeigt jeden Satz.`,
    }
  })

const labels = new Map<string, string>(
  (routes as readonly Route[]).map(({ path, label }) => [path, label]),
)

const unitsOn = (document: PageDocument) =>
  runningPage(document).flatMap(({ text, units }) => (isNote(text) ? [] : units))

function regionOf(document: PageDocument): Region {
  return {
    name: labels.get(document.path) ?? '',
    units: unitsOn(document),
    sources: sourcesOf(document),
  }
}

/** The page's sources, local links and employers, as one text. */
function sourcesOf({ content: { data } }: PageDocument): string {
  const blocks = listAt(data, ['bloecke'])
  return [
    ...listAt(data, ['belege']).flatMap((each) => [
      valueAt(each, ['aussage']),
      valueAt(each, ['quelle']),
    ]),
    ...blocks
      .flatMap((block) => listAt(block, ['verweise']))
      .filter((each) => valueAt(each, ['geprueft']))
      .map((each) => valueAt(each, ['titel'])),
    ...blocks
      .filter((block) => valueAt(block, ['art']) === 'ideen')
      .flatMap((block) => listAt(block, ['karten']))
      .flatMap((card) => [...listAt(card, ['arbeitgeber']), valueAt(card, ['ort'])]),
  ].join('\n')
}
