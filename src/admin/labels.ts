import { capital } from '../model/capital.ts'

/** Names of fields that say too little. */
const labels: Readonly<Record<string, string>> = {
  aehnlich: 'Ähnliche Seiten',
  alt: 'Bildbeschreibung',
  analytics: 'Statistik',
  anker: 'Anker für Sprungverweise',
  antwort_anmeldung: 'Wann Sie sich melden (nach „Wir melden uns“)',
  antwort_barrieren: 'Wann Sie auf Barrieren antworten (nach „Wir antworten“)',
  bloecke: 'Bausteine',
  dekorativ: 'Nur Schmuck, ohne Beschreibung',
  email: 'E-Mail',
  external: 'Externe Inhalte',
  fuss: 'Fußzeile',
  geaendert: 'Geändert am',
  geprueft: 'Zuletzt nachgesehen (Monat)',
  grund: 'Farbe des Grundes',
  loeschfrist_monate: 'Löschfrist in Monaten',
  necessary: 'Notwendig',
  plz: 'Postleitzahl',
  speicher: 'Wo die Anmeldungen liegen (nach „in“)',
  speicher_anbieter: 'Wer sie dort verarbeitet (nach „von“)',
  tage: 'Wochentage',
  telefon_zeiten: 'Telefonzeiten',
  ust_id: 'Umsatzsteuer-ID',
  verguetung: 'Was Betriebe zahlen (nach „Die Betriebe zahlen uns“)',
  veroeffentlicht: 'Veröffentlicht am',
  weiter: 'Zum Weiterlesen (drei Seiten)',
  woerter: 'Unbekannte Wörter',
  ziel: 'Ziel des Verweises',
}

/** What an editor reads above a field: `ueberschrift` → „Überschrift“. */
export const labelOf = (name: string): string =>
  capital(labels[name] ?? withUmlauts(name.replaceAll('_', ' ')).replace(nouns, capital))

const nouns =
  /(?<= )(?:adressen|analyse|formular|hinweis|profil|quelle|seite|suchmaschinen|tab|tabelle|tag|text|titel|untertitel|woche)\b/g

const umlauts: Readonly<Record<string, string>> = { ae: 'ä', oe: 'ö', ue: 'ü' }

/** Names of fields are written without; „neuer“, „dauer“ and „steuer“ have none. */
const withUmlauts = (name: string) =>
  name
    .replace(/ae|oe|(?<![aeq])ue/g, (pair) => umlauts[pair] ?? pair)
    .replace(/(?<=stra|gr[oö]|schlie)ss/g, 'ß')
