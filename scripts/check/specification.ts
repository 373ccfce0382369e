import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { routes } from '../../routes.ts'
import type { LoadedBlock } from '../../src/model/blocks.ts'
import { regionalPaths } from './page-groups.ts'

// What was agreed on for each page, as tables. Long, because each page has its own counts.

const cards = (block: LoadedBlock) =>
  block.art === 'vorteile' || block.art === 'felder' || block.art === 'ideen'
    ? block.karten.length
    : 0

const points = (block: LoadedBlock) =>
  block.art === 'liste' || block.art === 'kasten' ? (block.punkte?.length ?? 0) : 0

/** How many parts of a kind a block of content holds. */
export const partsIn = {
  tiles: (block) => (block.art === 'kacheln' ? block.kacheln.length : 0),
  badges: (block) => (block.art === 'siegel' ? block.siegel.length : 0),
  cards,
  points,
  items: (block) => cards(block) + points(block),
  tips: (block) => (block.art === 'liste' && block.nummeriert ? block.punkte.length : 0),
  steps: (block) => (block.art === 'schritte' ? block.schritte.length : 0),
  voices: (block) => (block.art === 'stimmen' ? block.stimmen.length : 0),
  ranking: (block) => (block.art === 'rangliste' ? block.eintraege.length : 0),
  links: (block) => (block.art === 'verweise' ? block.verweise.length : 0),
  rows: (block) =>
    block.art === 'tabelle' || block.art === 'zahlen' ? (block.tabelle?.zeilen.length ?? 0) : 0,
  questions: (block) => (block.art === 'faq' ? block.fragen.length : 0),
  banner: (block) => Number(block.art === 'aufruf'),
} satisfies Record<string, (block: LoadedBlock) => number>

type Kind = keyof typeof partsIn
export type Count = number | 'some'

/** How many, of what, and what they are called. */
type Row = [Count, Kind, string?]

/** How many of what stand on each page. */
export const counts: Record<string, Row[]> = {
  '/jobs-mit-aktivrente': [
    [8, 'tiles', 'job categories'],
    [4, 'cards', 'benefits'],
    [3, 'steps'],
    [2, 'voices'],
    [4, 'questions'],
    [4, 'badges'],
    [3, 'cards', 'topics'],
  ],
  '/aktivrente': [
    ['some', 'points', 'benefit list'],
    [3, 'cards', 'benefits'],
    [4, 'rows', 'example calculation'],
    [6, 'questions'],
    ['some', 'banner'],
  ],
  '/teilzeit-arbeiten-in-der-rente': [
    [3, 'cards', 'benefits'],
    [3, 'rows', 'models'],
    [4, 'questions'],
  ],
  '/ehrenamt': [
    ['some', 'items', 'suitability scenarios'],
    [6, 'cards', 'engagement ideas'],
    [3, 'steps'],
    [1, 'voices', 'retired teacher'],
    [6, 'links', 'external platforms'],
    [6, 'questions'],
    ['some', 'banner'],
  ],
  '/top-10-nebenjobs-fuer-ruhestaendler': [
    [10, 'ranking'],
    ['some', 'points', 'benefits list'],
    [8, 'questions'],
    ['some', 'banner'],
    [4, 'items', 'in-demand occupations'],
  ],
  '/freiwilliges-jahr-senioren': [
    [4, 'cards', 'benefits'],
    [4, 'cards', 'areas of deployment'],
    [2, 'voices'],
    [3, 'steps'],
    [4, 'questions'],
  ],
  '/pflichtjahr-senioren': [
    [3, 'cards', 'benefits'],
    [3, 'points', 'criticism'],
    [3, 'questions'],
  ],
  '/fahrerjobs-im-ruhestand': [
    [3, 'items', 'benefits'],
    [4, 'cards', 'job areas'],
    [3, 'steps'],
    [3, 'voices'],
    [5, 'questions'],
    ['some', 'banner'],
  ],
  '/buero-verwaltung-im-ruhestand': [
    [4, 'items', 'benefits'],
    [6, 'cards', 'task areas'],
    [1, 'voices', 'experience report'],
    [5, 'questions'],
    ['some', 'banner'],
  ],
  '/einzelhandel-im-ruhestand': [
    ['some', 'items', 'benefits'],
    [7, 'items', 'typical places'],
    [3, 'steps'],
    ['some', 'voices'],
    [5, 'questions'],
    ['some', 'banner'],
  ],
  '/wirkzeit-gastro': [
    [4, 'items', 'reasons'],
    [5, 'items', 'advantages'],
    [6, 'cards', 'tasks'],
    [4, 'steps'],
    ['some', 'banner'],
  ],
  '/senioren-jobs-berlin': cityWithIdeas(),
  '/senioren-jobs-hamburg': cityWithIdeas(),
  '/senioren-jobs-muenchen': cityWithIdeas(),
  '/senioren-jobs-rheinland-pfalz': cityWithIdeas(),
  '/senioren-jobs-leipzig': cityWithFields(3),
  '/senioren-jobs-trier': cityWithFields(4),
  '/senioren-jobs-mainz': cityWithFields(4),
  '/senioren-jobs-koblenz': cityWithFields(4),
  '/senioren-jobs-halle': cityWithFields('some'),
  '/senioren-jobs-nordrhein-westfalen': [
    [5, 'cards', 'benefits'],
    [6, 'cards', 'job fields'],
    [3, 'voices'],
    ['some', 'questions'],
    ['some', 'banner'],
  ],
}

/** At least these; later ones have no counts of their own. */
export const agreedRegions = Object.keys(counts).filter((path) =>
  path.startsWith('/senioren-jobs-'),
)

function cityWithIdeas(): Row[] {
  return [
    [5, 'cards', 'job ideas'],
    [2, 'voices'],
    [5, 'tips'],
    ['some', 'questions'],
    ['some', 'banner'],
  ]
}

function cityWithFields(fields: Count): Row[] {
  return [
    [fields, 'cards', 'job fields'],
    ['some', 'voices'],
    ['some', 'points', 'application tips'],
    ['some', 'questions'],
    ['some', 'banner'],
  ]
}

type Part = readonly [path: string, selector: string, count: number, text?: string | RegExp]

/** Other parts of a page's main text that were agreed on, by element and words. */
export const parts: Part[] = [
  ['/jobs-mit-aktivrente', 'li', 1, 'DSGVO-konform'],
  ['/jobs-mit-aktivrente', 'li', 1, 'Keine Datenweitergabe'],
  ['/jobs-mit-aktivrente', 'li', 1, 'Jederzeit widerrufbar'],
  ['/jobs-mit-aktivrente', 'li', 1, 'Kostenlos & unverbindlich'],
  ['/aktivrente', '#beispiele tbody th', 1, /^Minijob/],
  ['/aktivrente', '#beispiele tbody th', 1, /^Teilzeit/],
  ['/aktivrente', '#beispiele tbody th', 1, /^Selbstständig/],
  ['/top-10-nebenjobs-fuer-ruhestaendler', 'ol figure', 2],
  ['/freiwilliges-jahr-senioren', 'p', 1, /^64\s%$/],
  ['/senioren-jobs-koblenz', 'article ul', 4],
  ...['berlin', 'hamburg', 'muenchen', 'rheinland-pfalz'].map(
    (region) => [`/senioren-jobs-${region}`, 'p b', 5, 'Mögliche Arbeitgeber'] as const,
  ),
  ['/senioren-jobs-leipzig', 'p b', 3, 'Mögliche Arbeitgeber'],
  ['/senioren-jobs-trier', 'p b', 4, 'Mögliche Arbeitgeber'],
  ['/senioren-jobs-mainz', 'p b', 4, 'Mögliche Arbeitgeber'],
  ['/senioren-jobs-nordrhein-westfalen', 'p', 6, /^Zum Beispiel\S/],
  ['/', '#menschen li', 4],
  ['/registrieren', '#menschen li', 4],
  ['/danke', '#menschen li', 4],
  ['/', 'h1', 1, 'Bereit für Neues im Ruhestand?'],
  ['/', 'h2', 1, 'Sie möchten im Ruhestand gebraucht werden?'],
  ['/registrieren', 'h1', 1, 'Jetzt unverbindlich registrieren'],
  ['/danke', 'h1', 1, 'Vielen Dank für Ihre Anmeldung!'],
  ['/sitemap', 'section section', 8],
  ['/sitemap', 'a[href="/sitemap.xml"]', 1],
]

const form: string = parse(readFileSync('src/content/marke.yaml', 'utf8')).anmeldeformular

/** Labels of buttons that were agreed on word by word, and where they may lead. */
export const buttons: [path: string, label: string, targets: string[]][] = [
  ['/', 'Jetzt unverbindlich anmelden', [form]],
  ['/ehrenamt', 'Jetzt Interesse bekunden', [form]],
  ['/freiwilliges-jahr-senioren', 'Jetzt vormerken lassen', [form, '/registrieren']],
  ['/freiwilliges-jahr-senioren', 'Jetzt unverbindlich registrieren', [form, '/registrieren']],
  ['/wirkzeit-gastro', 'Jetzt Job entdecken', [form, '/registrieren']],
  ['/senioren-jobs-nordrhein-westfalen', 'Passenden Job finden', ['/registrieren']],
]

/** Cards and buttons whose labels are free, but not where they lead. */
export const targets: Record<string, readonly string[]> = {
  '/danke': ['/', '/aktivrente'],
  '/wissenswertes': [
    '/aktivrente',
    '/teilzeit-arbeiten-in-der-rente',
    '/ehrenamt',
    '/helga-neustart-65',
    '/registrieren',
  ],
  '/pflichtjahr-senioren': [form],
  '/senioren-jobs-nordrhein-westfalen': [form],
  '/jobs-mit-aktivrente': regionalPaths,
  '/sitemap': routes.filter((route) => 'sitemap' in route).map(({ path }) => path),
}
