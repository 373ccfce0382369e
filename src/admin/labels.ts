import { capital } from '../model/capital.ts'

/** Names of fields that say too little, or that an umlaut is missing from. */
const labels: Readonly<Record<string, string>> = {
  aehnlich: 'Ähnliche Seiten',
  aendern: 'Ändern',
  alt: 'Bildbeschreibung',
  absaetze: 'Absätze',
  anker: 'Anker für Sprungverweise',
  bloecke: 'Bausteine',
  dekorativ: 'Nur Schmuck, ohne Beschreibung',
  eintraege: 'Einträge',
  einleitung: 'Einleitung',
  erklaerungen: 'Erklärungen',
  faelle: 'Fälle',
  fuss: 'Fußzeile',
  geaendert: 'Geändert am',
  geloescht: 'Gelöscht',
  geprueft: 'Zuletzt nachgesehen (Monat)',
  grund: 'Farbe des Grundes',
  hauptmenue: 'Hauptmenü',
  knoepfe: 'Knöpfe',
  loeschen: 'Löschen',
  menue: 'Menü',
  menues: 'Menüs',
  nummeriert: 'Nummeriert',
  schriftgroesse: 'Schriftgröße',
  speicher: 'Wo die Anmeldungen liegen (nach „in“)',
  speicher_anbieter: 'Wer sie dort verarbeitet (nach „von“)',
  tage: 'Wochentage',
  ueberholt: 'Überholt',
  ueberschrift: 'Überschrift',
  veroeffentlicht: 'Veröffentlicht am',
  verguetung: 'Vergütung',
  vergroessern: 'Vergrößern',
  weiter: 'Zum Weiterlesen (drei Seiten)',
  zeitraeume: 'Zeiträume',
  ziel: 'Ziel des Verweises',
}

/** What an editor reads above a field: `ueberschrift` → „Überschrift“. */
export const labelOf = (name: string): string => capital(labels[name] ?? name.replaceAll('_', ' '))
