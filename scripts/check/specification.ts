import type { Menu } from '../../routes.ts'
import type { Block } from '../../src/model/blocks.ts'
import type { Kind } from './content/block-parts.ts'

// What was agreed on for each page, as tables.

export type Count = number | 'some'

/** The least number, and of what. */
type Row = [Count, Kind]

/** `4 cards (benefits)`: the rest is a comment. */
type Said = `${Count} ${Kind}${'' | ` (${string})`}`

const cityWithIdeas: Said[] = [
  '5 cards (job ideas)',
  '5 employers',
  '2 voices',
  '5 tips',
  'some questions',
  'some banner',
]
const ofCity: Said[] = [
  'some voices',
  'some points (application tips)',
  'some questions',
  'some banner',
]

/** Least counts for each page. */
const counted: Record<string, Said[]> = {
  '/': ['some steps', 'some voices', 'some banner'],
  '/jobs-mit-aktivrente': [
    '8 tiles (job categories)',
    '4 cards (benefits)',
    '3 steps',
    '2 voices',
    '4 questions',
    '4 badges',
    '3 cards (topics)',
  ],
  '/aktivrente': [
    'some points (benefit list)',
    '3 cards (benefits)',
    '4 rows (example calculation)',
    '6 questions',
    'some banner',
  ],
  '/teilzeit-arbeiten-in-der-rente': ['3 cards (benefits)', '3 rows (models)', '4 questions'],
  '/ehrenamt': [
    'some items (suitability scenarios)',
    '6 cards (engagement ideas)',
    '3 steps',
    '1 voices (retired teacher)',
    '6 links (external platforms)',
    '6 questions',
    'some banner',
  ],
  '/top-10-nebenjobs-fuer-ruhestaendler': [
    '10 ranking',
    '2 quotes',
    'some points (benefits list)',
    '8 questions',
    'some banner',
    '4 items (in-demand occupations)',
  ],
  '/freiwilliges-jahr-senioren': [
    '4 cards (benefits)',
    '4 cards (areas of deployment)',
    '2 voices',
    '3 steps',
    'some figure',
    '4 questions',
  ],
  '/pflichtjahr-senioren': ['3 cards (benefits)', '3 points (criticism)', '3 questions'],
  '/fahrerjobs-im-ruhestand': [
    '3 items (benefits)',
    '4 cards (job areas)',
    '3 steps',
    '3 voices',
    '5 questions',
    'some banner',
  ],
  '/buero-verwaltung-im-ruhestand': [
    '4 items (benefits)',
    '6 cards (task areas)',
    '1 voices (experience report)',
    '5 questions',
    'some banner',
  ],
  '/einzelhandel-im-ruhestand': [
    'some items (benefits)',
    '7 items (typical places)',
    '3 steps',
    'some voices',
    '5 questions',
    'some banner',
  ],
  '/wirkzeit-gastro': [
    '4 items (reasons)',
    '5 items (advantages)',
    '6 cards (tasks)',
    '4 steps',
    'some banner',
  ],
  '/senioren-jobs-berlin': cityWithIdeas,
  '/senioren-jobs-hamburg': cityWithIdeas,
  '/senioren-jobs-muenchen': cityWithIdeas,
  '/senioren-jobs-rheinland-pfalz': cityWithIdeas,
  '/senioren-jobs-leipzig': ['3 cards (job fields)', ...ofCity, '3 employers'],
  '/senioren-jobs-trier': ['4 cards (job fields)', ...ofCity, '4 employers'],
  '/senioren-jobs-mainz': ['4 cards (job fields)', ...ofCity, '4 employers'],
  '/senioren-jobs-koblenz': ['4 cards (job fields)', ...ofCity, '4 places'],
  '/senioren-jobs-halle': ['some cards (job fields)', ...ofCity],
  '/senioren-jobs-nordrhein-westfalen': [
    '5 cards (benefits)',
    '6 cards (job fields)',
    '6 examples',
    '3 voices',
    'some questions',
    'some banner',
  ],
}

export const counts: Record<string, Row[]> = Object.fromEntries(
  Object.entries(counted).map(([path, all]) => [path, all.map(rowOf)]),
)

function rowOf(text: Said): Row {
  const [count = '', kind] = text.split(' ')
  return [count === 'some' ? count : Number(count), kind as Kind]
}

/** Regions that must exist; later ones have no agreed counts. */
export const agreedRegions = Object.keys(counts).filter((path) =>
  path.startsWith('/senioren-jobs-'),
)

/** Old addresses, each with the page to redirect to. */
export const agreedRedirects: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    agreedRegions.map((path) => [
      path.replace('/senioren-jobs-', '/rentner-jobs-').replace('nordrhein-westfalen', 'nrw'),
      path,
    ]),
  ),
  '/senioren-jobs-nrw': '/senioren-jobs-nordrhein-westfalen',
  '/wissenswertes/aktivrente': '/aktivrente',
  '/wissenswertes/teilzeit': '/teilzeit-arbeiten-in-der-rente',
  '/teilzeit': '/teilzeit-arbeiten-in-der-rente',
  '/datenschutz': '/datenschutzerklaerung',
  '/buero-im-ruhestand': '/buero-verwaltung-im-ruhestand',
}

/** Kinds of blocks that a page must have; those in `onlyOn` are on no other page. */
export const blocks: Record<string, Block['art'][]> = {
  '/': ['menschen', 'regionen', 'zahlen'],
  '/registrieren': ['formular', 'menschen'],
  '/danke': ['menschen'],
  '/jobs-mit-aktivrente': ['regionen'],
  '/aktivrente': ['rechner-kurz'],
  '/aktivrente-rechner': ['rechner', 'rechenfaelle'],
  '/datenschutzerklaerung': ['cookie-liste'],
  '/sitemap': ['seitenliste'],
  '/404': ['nicht-gefunden'],
}

export const onlyOn: readonly Block['art'][] = ['formular', 'rechner', 'nicht-gefunden']

/** The page's heading, word for word. */
export const headlines: Record<string, string> = {
  '/': 'Bereit für Neues im Ruhestand?',
  '/registrieren': 'Jetzt unverbindlich registrieren',
  '/danke': 'Vielen Dank für Ihre Anmeldung!',
  '/404': '404',
}

/** Other words of a page, word for word. */
export const words: Record<string, string[]> = {
  '/': ['Sie möchten im Ruhestand gebraucht werden?'],
  '/jobs-mit-aktivrente': [
    'DSGVO-konform',
    'Keine Datenweitergabe',
    'Jederzeit widerrufbar',
    'Kostenlos & unverbindlich',
  ],
  '/registrieren': ['Wird gesendet...'],
  '/404': ['Oops! Page not found'],
}

const examples = ['{beispiel_minijob €}', '{beispiel_teilzeit €}', '{beispiel_selbststaendig €}']
const weekly = '{wochenstunden}'

/** Parts of a page's texts as written: figures, and what the law requires. */
export const passages: Record<string, string[]> = {
  '/': [...examples, weekly],
  '/aktivrente': [...examples, '2025 noch geplant', '{steuerfrei_rechnerisch}'],
  '/jobs-mit-aktivrente': ['{beispiel_stimme_teilzeit}', '{beispiel_stimme_minijob}'],
  '/teilzeit-arbeiten-in-der-rente': ['{wochenstunden_teilzeit}'],
  '/freiwilliges-jahr-senioren': ['{umfrage_pflichtzeit %}'],
  '/senioren-jobs-berlin': [weekly],
  '/senioren-jobs-hamburg': [weekly],
  '/senioren-jobs-muenchen': ['{wochenstunden_muenchen}', '{fruehrente_grenze_alt}'],
  '/senioren-jobs-rheinland-pfalz': [weekly],
  '/senioren-jobs-leipzig': [weekly, '{minijob_grenze_2025}'],
  '/senioren-jobs-trier': [weekly, '{minijob_grenze_2022 zahl}'],
  '/senioren-jobs-mainz': [weekly, '{minijob_grenze_2022 zahl}'],
  '/senioren-jobs-koblenz': [weekly, '{minijob_grenze_2025}'],
  '/senioren-jobs-halle': [weekly, '{minijob_grenze_2025}'],
  '/senioren-jobs-nordrhein-westfalen': [weekly],
  '/impressum': ['{firma}', '{strasse}', '{vertreten_durch}', '{email}', '{registergericht}'],
  '/datenschutzerklaerung': [
    '## Wer verantwortlich ist',
    '## Welche Daten wir erheben',
    '## Wozu wir die Daten brauchen',
    '## Auf welcher Rechtsgrundlage',
    '### Externes Anmeldeformular',
    '## Webanalyse',
    '## Auswertung der Suche',
    '## Wie lange wir speichern',
    '## Ihre Rechte',
    '## Verschlüsselung',
    '## Änderungen',
  ],
}

/** Agreed words of gemeinsam.yaml, by path. */
export const sharedWords: Record<string, string> = {
  'kopf.menue_oeffnen': 'Menü öffnen',
  'kopf.menue_schliessen': 'Menü schließen',
  'menues.wissenswertes': 'Wissenswertes',
  'menues.senioren-jobs': 'Senioren Jobs',
  'cookies.einstellungen': 'Cookie-Einstellungen',
  'cookies.aendern': 'Cookie-Einstellungen ändern',
  'cookies.dialog.reiter.einstellungen': 'Einstellungen',
  'cookies.dialog.reiter.details': 'Cookie-Details',
  'cookies.dialog.alle': 'Alle akzeptieren',
  'cookies.dialog.essenziell': 'Nur essenzielle Cookies akzeptieren',
  'cookies.dialog.auswahl': 'Auswahl speichern',
  'cookies.dialog.ablehnen': 'Alle Cookies ablehnen',
  'cookies.keine': 'Derzeit keine Cookies in dieser Kategorie aktiv.',
  'bausteine.arbeitgeber': 'Mögliche Arbeitgeber',
  'bild.vergroessern': 'Klicken zum Vergrößern',
}

const form = 'anmeldeformular'
const anyForm = [form, '/registrieren']

/** Labels of buttons, word for word, and their possible targets. */
export const buttons: [path: string, label: string, targets: string[]][] = [
  ['/', 'Jetzt unverbindlich anmelden', [form]],
  ['/ehrenamt', 'Jetzt Interesse bekunden', [form]],
  ['/freiwilliges-jahr-senioren', 'Jetzt vormerken lassen', anyForm],
  ['/freiwilliges-jahr-senioren', 'Jetzt unverbindlich registrieren', anyForm],
  ['/wirkzeit-gastro', 'Jetzt Job entdecken', anyForm],
  ['/senioren-jobs-nordrhein-westfalen', 'Passenden Job finden', ['/registrieren']],
]

/** Targets of links whose label is free. */
export const targets: Record<string, readonly string[]> = {
  '/danke': ['/', '/aktivrente'],
  '/wissenswertes': [
    '/aktivrente',
    '/teilzeit-arbeiten-in-der-rente',
    '/ehrenamt',
    '/helga-neustart-65',
    '/registrieren',
  ],
  '/impressum': ['/lizenzen.txt'],
  '/pflichtjahr-senioren': [form],
  '/senioren-jobs-nordrhein-westfalen': [form],
}

/** How rows of a table on the page begin. */
export const rows: Record<string, string[]> = {
  '/aktivrente': ['Minijob', 'Teilzeit', 'Selbstständig'],
}

/** Every page that was agreed on has a row in one of these. */
export const agreedPages: readonly string[] = [
  ...new Set([counts, blocks, headlines, words, passages, targets, rows].flatMap(Object.keys)),
]

/** The pages of each menu, in this order; others may come between. */
export const menus: Readonly<Record<Menu, readonly string[]>> = {
  wissenswertes: [
    '/wissenswertes',
    '/aktivrente',
    '/teilzeit-arbeiten-in-der-rente',
    '/ehrenamt',
    '/helga-neustart-65',
    '/top-10-nebenjobs-fuer-ruhestaendler',
    '/freiwilliges-jahr-senioren',
    '/pflichtjahr-senioren',
  ],
  'senioren-jobs': [
    '/jobs-mit-aktivrente',
    '/wirkzeit-gastro',
    '/fahrerjobs-im-ruhestand',
    '/einzelhandel-im-ruhestand',
    '/buero-verwaltung-im-ruhestand',
    '/top-10-nebenjobs-fuer-ruhestaendler',
  ],
}

/** In the sitemap. */
export const priorities: Readonly<Record<string, string>> = {
  '/': '1.0',
  '/registrieren': '0.9',
  '/ehrenamt': '0.7',
  '/impressum': '0.3',
}

/** Exactly the pages that search engines must not show. */
export const hidden: readonly string[] = ['/impressum', '/danke', '/thank-you', '/404']
