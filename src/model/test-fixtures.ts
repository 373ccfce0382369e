import { stringify } from 'yaml'
import { z } from 'zod'
import { calculator } from './calculator-words.ts'
import { merge } from './findings.ts'
import { checkContent } from './parse.ts'
import { readYaml } from './read-yaml.ts'
import { shared } from './shared.ts'

/** A small complete site, of which tests change one file. */
const routes = [
  { path: '/', content: 'start' },
  { path: '/aktivrente', content: 'aktivrente' },
  { path: '/danke', content: 'danke' },
  { path: '/thank-you', content: 'danke' },
] as const

export const references = {
  routes,
  redirects: [{ from: '/rente', to: '/aktivrente' }],
  pictures: ['aufbruch.svg', 'anruf.svg'],
  symbols: ['hand-heart', 'clock'],
  today: '2026-11-21',
  letters: new Set('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzäöüß0123456789 :,./-'),
}

const brand = `name: Wirkzeit
untertitel: Arbeit und Ehrenamt
email: kontakt@wirkzeit.example
telefon: 030 000000-0
firma: Wirkzeit GmbH
strasse: Musterstraße 1
plz: '10115'
ort: Berlin
vertreten_durch: Erika Mustermann
registergericht: Amtsgericht Charlottenburg
registernummer: HRB 000000
ust_id: DE000000000
verantwortlich: Erika Mustermann
menschen:
  - { name: Erika Mustermann, rolle: ruft an }
verguetung: einen festen Betrag
antwort_barrieren: innerhalb von zwei Wochen
antwort_anmeldung: innerhalb von drei Werktagen
speicher: einer Tabelle bei Google
speicher_anbieter: der Google Ireland Ltd.
loeschfrist_monate: '24'
vertraege:
  - { mit: Google, geschlossen: fehlt }
soziales_profil: '@wirkzeit'
domain: https://www.wirkzeit.example
anmeldeformular: https://formular.wirkzeit.example/anmeldung
jahr: 2025/26
stand: November 2026
`

const fact = (key: string, meaning: string, value: string, unit: string) => `${key}:
  bedeutung: ${meaning}
  wert: '${value}'
  einheit: ${unit}
  spanne: ['0', '99.999']
  gilt_ab: 2026-01-01
  gilt_bis: 2026-12-31
  stand: 2026-11-21
  quelle: Gesetz
`

/** Sample data made from a schema, so that a new word needs no change here. */
function sample(schema: unknown, key: string): unknown {
  if (schema instanceof z.ZodObject) {
    const entries = Object.entries(schema.shape)
    return Object.fromEntries(entries.map(([name, inner]) => [name, sample(inner, name)]))
  }
  if (schema instanceof z.ZodArray) return [sample(schema.element, key)]
  if (schema instanceof z.ZodRecord) {
    const { keyType } = schema
    const keys = keyType instanceof z.ZodEnum ? keyType.options : ['/aktivrente']
    return Object.fromEntries(keys.map((name) => [name, 'Was steuerfrei bleibt']))
  }
  return words[key] ?? 'Text'
}

const words: Record<string, string> = {
  ziel: '/aktivrente',
  stand: 'Stand: {stand}',
  neuer_tab: 'öffnet ein neues Fenster',
}

const filler = 'ein Satz für Suchmaschinen, der lang genug ist, damit er alles Wichtige sagt.'

/** A page with the given blocks, from line 6 on. */
export const pageFile = (name: string, blocks: string) => `titel: Die Seite ${name} {jahr}
beschreibung: ${name} – ${filler}
szene: aufbruch.svg
geaendert: 2026-11-21
bloecke:
${blocks}`

export const callBlock = `  - art: aufruf
    ueberschrift: Machen Sie mit
    text: Schreiben Sie uns.
    knopf: { text: Anmelden, ziel: anmeldeformular }
`

export const siteFiles: Readonly<Record<string, string>> = {
  'src/content/marke.yaml': brand,
  'src/content/fakten.yaml':
    fact('minijob_monat', 'Minijob-Grenze im Monat', '603', 'Euro') +
    fact('aktivrente_monat', 'Freibetrag im Monat', '2.000', 'Euro') +
    fact('midijob_ende', 'Ende des Midijobs', '2.000', 'Euro') +
    fact('umfrage', 'Zustimmung zur Pflichtzeit', '64', 'Prozent'),
  'src/content/cookies.yaml': `cookies:
  - name: einwilligung
    zweck: Merkt sich Ihre Auswahl.
    anbieter: '{firma}'
    dauer: 12 Monate
    kategorie: necessary
`,
  'src/content/rechner.yaml': stringify(sample(calculator, '')),
  'src/content/gemeinsam.yaml': stringify(sample(shared, '')),
  'src/content/regionen.yaml': `regionen:
  - name: Berlin
    adresse: berlin
    breite: 52.52
    laenge: 13.405
    beschriftung: { seite: links, x: -4, y: 0 }
    erklaerung: Museum und Theater
`,
  'src/content/seiten/start.yaml': pageFile('start', callBlock),
  'src/content/seiten/aktivrente.yaml': pageFile('aktivrente', callBlock),
  'src/content/seiten/danke.yaml': pageFile('danke', callBlock),
}

/** One file, without its placeholders filled → valid data and its lines, or every mistake. */
export function parseYaml<T>(file: string, text: string, schema: z.ZodType<T>) {
  const { content, findings: inYaml } = readYaml(file, text)
  if (!content) return { ok: false, findings: inYaml } as const
  const checked = checkContent(content, schema)
  const findings = merge(inYaml, checked.findings)
  if (!checked.ok || findings.length > 0) return { ok: false, findings } as const
  return { ...checked, lineOf: content.lineOf }
}
