import { type Finding, isMistake } from '../../src/model/findings.ts'

export type Review = {
  findings: readonly Finding[]
  /** Pages that look different, of so many. */
  pages: readonly { path: string; label: string }[]
  pageCount: number
  /** Something else than content was changed: code, styles, rules of the host. */
  changesCode: boolean
  /** `https://deploy-preview-12--wirkzeit.netlify.app`; empty where there is none. */
  preview: string
  /** `https://github.com/firma/website/blob/neuer-satz`: where a line of a file is shown. */
  source: string
}

/** By it the comment is found again, so that there is never a second one. */
export const commentMark = '<!-- wirkzeit: Prüfung -->'

/** What the author of a pull request reads below it. */
export function comment(review: Review): string {
  const mistakes = review.findings.filter(isMistake)
  const hints = review.findings.filter((finding) => !isMistake(finding))
  return `${[
    commentMark,
    `### ${verdict(mistakes.length)}`,
    mistakes.length > 0 && table(mistakes, review.source),
    hints.length > 0 &&
      fold(
        hints.length === 1
          ? 'Ein Hinweis, der nichts aufhält'
          : `${hints.length} Hinweise, die nichts aufhalten`,
        table(hints, review.source),
      ),
    '### Ansehen',
    ...pagesToLookAt(review),
  ]
    .filter(Boolean)
    .join('\n\n')}\n`
}

const verdict = (mistakes: number) =>
  mistakes === 0
    ? 'Die Texte sind in Ordnung'
    : `${mistakes === 1 ? 'Eine Stelle ist' : `${mistakes} Stellen sind`} zu berichtigen, vorher wird nichts veröffentlicht`

function table(findings: readonly Finding[], source: string): string {
  const rows = findings.map(({ file, line, message, remedy }) => {
    const name = `${file.split('/').at(-1)}, Zeile ${line}`
    return `| [${name}](${source}/${encodeURI(file)}#L${line}) | ${cell(message)} | ${cell(remedy)} |`
  })
  return ['| Wo | Was nicht stimmt | Was hilft |', '| --- | --- | --- |', ...rows].join('\n')
}

/** Content is shown as it is: no table, HTML, link or name of somebody comes from it. */
const cell = (text: string) =>
  text
    .replace(/[\r\n]+/g, ' ')
    .replace(/[\\`*_[\]|<>#~]/g, '\\$&')
    .replaceAll('@', '@\u200b')

const fold = (title: string, text: string) =>
  `<details><summary>${title}</summary>\n\n${text}\n\n</details>`

/** More than so many are folded away. */
const many = 8

function pagesToLookAt({ pages, pageCount, changesCode, preview }: Review): string[] {
  const code = changesCode
    ? ['Geändert wurde auch etwas anderes als Texte. Das kann auf jeder Seite zu sehen sein.']
    : []
  if (pages.length === 0) return [...code, 'Kein Text einer Seite ist anders als vorher.']
  const list = pages.map(({ path, label }) =>
    preview ? `- [${cell(label)}](${preview}${path})` : `- ${cell(label)}: \`${path}\``,
  )
  const title =
    pages.length === pageCount
      ? `Alle ${pageCount} Seiten sind anders als vorher`
      : pages.length === 1
        ? 'Eine Seite ist anders als vorher'
        : `${pages.length} Seiten sind anders als vorher`
  const ready = preview
    ? 'Die Vorschau ist da, sobald unten bei „Deploy Preview“ ein Häkchen steht.'
    : 'Die Vorschau öffnen Sie unten bei „Deploy Preview“ mit „Details“.'
  return [
    ...code,
    pages.length > many ? fold(title, list.join('\n')) : `${title}:\n\n${list.join('\n')}`,
    ready,
  ]
}
