import type { ToldDay } from '../check/content/passed-days.ts'
import type { ExpiringFact } from '../check/expiring.ts'
import type { PlacedUse } from '../check/figure-uses.ts'

export const issueTitle = 'Was bald abläuft'

/** By it the issue is found again, so that there is never a second one. */
export const issueMark = '<!-- wirkzeit: Zahlen -->'

const aboutFigures =
  'Diese Zahlen gelten nicht mehr lange. Tragen Sie den neuen Wert mit seinem Zeitraum in `fakten.yaml` ein; wie das geht, steht in REDAKTION.md unter „Eine Zahl läuft ab“. Ist eine Zahl länger als 30 Tage vorbei, wird die Website nicht mehr veröffentlicht.'

const aboutDays =
  'Diese Tage stehen in Sätzen, die danach vielleicht nicht mehr stimmen. Ist ein Tag vorbei und sein Satz durchgesehen, nimmt ihn ein neues `geaendert` von der Liste.'

/**
 * Undefined when nothing ends. It names days, not how many are left: it would be new each morning.
 * `lapse`: a sentence about security.txt.
 */
export function issueBody(
  expiring: readonly ExpiringFact[],
  coming: readonly PlacedUse[],
  days: readonly ToldDay[],
  source: string,
  lapse?: string,
): string | undefined {
  const areFigures = expiring.length + coming.length > 0
  if (!areFigures && days.length === 0 && !lapse) return undefined
  const link = ({ file, line }: { file: string; line: number }) =>
    `[${file.split('/').at(-1)}, Zeile ${line}](${source}/${encodeURI(file)}#L${line})`
  const rows = expiring.map(({ key, meaning, until, days, place, uses, isForCalculator }) => {
    const when = days < 0 ? `**${until}, vorbei**` : until
    const where = [...uses.map(link), ...(isForCalculator ? ['im Rechner'] : [])].join('<br>')
    return `| [\`{${key}}\`](${source}/${place.file}#L${place.line}) | ${meaning.replaceAll('|', '\\|')} | ${when} | ${where || 'auf keiner Seite'} |`
  })
  const news = coming.map(
    (use) =>
      `- ${link(use)}: \`${use.written}\` ist nur bis ${use.until} etwas Künftiges. \`{${use.key} wechsel}\` ändert sich von selbst.`,
  )
  return `${[
    issueMark,
    lapse,
    areFigures && aboutFigures,
    rows.length > 0 &&
      ['| Zahl | Bedeutung | gilt bis | steht in |', '| --- | --- | --- | --- |', ...rows].join(
        '\n',
      ),
    news.join('\n'),
    days.length > 0 && aboutDays,
    days.map((each) => `- ${each.needle}: ${link(each)}`).join('\n'),
    'Dieser Eintrag ändert sich jeden Morgen von selbst, und er schließt sich, wenn nichts mehr abläuft.',
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}
