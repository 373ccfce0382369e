import { type Route, routes } from '../../routes.ts'
import { counted } from '../../src/model/counted.ts'
import type { Environment } from '../../src/model/environment.ts'
import { escapeHtml } from '../../src/model/escape-html.ts'
import type { Finding } from '../../src/model/findings.ts'
import { readContentFiles } from '../../src/site/content-files.ts'
import { loadSite, readAll } from '../../src/site/load-site.ts'
import { type ExpiringFact, expiringFacts, noticeDays } from '../check/expiring.ts'
import { type Readability, readabilityOf } from '../check/language/readability.ts'
import { runningPage } from '../check/language/running-page.ts'
import { findingsNow } from '../check-content.ts'
import { adminFolder } from './admin.ts'

type Page = {
  /** Name of the page's file, without ending. */
  name: string
  /** `firma/website`, or empty: nothing can be edited. */
  repository: string
  /** The branch that is shown. */
  branch: string
  readability: Pick<Readability, 'words' | 'flesch' | 'longest'>
  findings: readonly Finding[]
  expiring: readonly Pick<ExpiringFact, 'key' | 'meaning' | 'until'>[]
}

/** The bar that editors see on previews: links to edit the page, and findings and figures of it. */
export function previewBar({
  name,
  repository,
  branch,
  readability,
  findings,
  expiring,
}: Page): string {
  const { words, flesch, longest } = readability
  const file = `src/content/seiten/${name}.yaml`
  const links = repository
    ? [
        ['Diese Seite bearbeiten', `/${adminFolder}/#/collections/seiten/entries/${name}`],
        ['auf GitHub', `https://github.com/${repository}/edit/${encodeURI(branch)}/${file}`],
      ]
    : []
  const notes = [
    words === 0
      ? 'Lesbarkeit: auf dieser Seite nicht gemessen'
      : `${words} Wörter, Lesbarkeit ${Math.round(flesch)} von 100 (gut ab 50), längster Satz: ${longest.words} Wörter`,
    ...findings.map(({ line, message, remedy }) => `Zeile ${line}: ${message} ${remedy}`),
    ...expiring.map(({ key, meaning, until }) => `{${key}} (${meaning}) gilt bis ${until}`),
  ]
  return [
    `<aside class="wrap py-4 print:hidden" aria-label="Vorschau" data-preview-bar><p class="small">`,
    ...links.map(([text = '', target = '']) => `<a href="${escapeHtml(target)}">${text}</a> `),
    `</p><details class="small"><summary class="cursor-pointer underline">Vorschau: ${counted(notes.length, 'Angabe', 'Angaben')} zu dieser Seite</summary><ul class="list-disc pl-6">`,
    ...notes.map((note) => `<li>${escapeHtml(note)}</li>`),
    '</ul></details></aside>',
  ].join('')
}

let checked: Promise<readonly Finding[]> | undefined

/** The rendered page with its bar; nothing else is changed. */
export async function withPreviewBar(
  path: string,
  html: string,
  { repository }: Environment,
): Promise<string> {
  const route: Route | undefined = routes.find((each) => each.path === path)
  const site = loadSite()
  const page = route && site.pages.get(route.content)
  const document = route && readAll().reading.documents.get(route.content)
  if (!route || !page || !document) return html
  checked ??= findingsNow(true)
  const findings = await checked
  const bar = previewBar({
    name: route.content,
    repository,
    branch: process.env.HEAD || 'main',
    readability: readabilityOf(runningPage(document).flatMap(({ units }) => units)),
    findings: findings.filter(({ file }) => file === page.file),
    expiring: expiringFacts(site, readContentFiles(), noticeDays).filter(({ key }) =>
      page.facts.includes(key),
    ),
  })
  return html.replace(/<body[^>]*>/, (start) => start + bar)
}
