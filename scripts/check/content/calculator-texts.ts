import { folder } from '../../../src/model/content-folder.ts'
import type { Problem } from '../../../src/model/findings.ts'
import { nearest } from '../../../src/model/nearest.ts'
import { monthNames } from '../../../src/model/periods.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import type { Words } from '../../../src/rechner/words.ts'

/** Slots in square brackets that the calculator fills in, by key of rechner.yaml. */
const slots: Partial<Record<keyof Words, string[]>> = {
  stunden_ergebnis: ['betrag'],
  steuer_spaeter: ['betrag'],
  steuer_gewinn: ['betrag'],
  witwe_sinkt: ['betrag'],
  minderung_sinkt: ['betrag'],
  weg_vorher: ['betrag'],
  weg_nachher: ['betrag'],
  fehler_jahr: ['von', 'bis'],
  fehler_beginn: ['von', 'bis'],
  fehler_jung: ['von', 'bis'],
  satz_spanne: ['von', 'bis', 'lohn'],
  bis: ['von', 'bis'],
  aktivrente_ab_spanne: ['von', 'bis', 'lohn', 'monat'],
  fehler_lohn: ['bis'],
  fehler_rente_hoch: ['bis'],
  fehler_zusatz: ['bis'],
  fehler_stunden: ['bis'],
  fehler_stundenlohn: ['bis'],
  fehler_bonus: ['bis'],
  fehler_jahr_hoch: ['bis'],
  bis_zu: ['bis'],
  fehlt: ['was'],
  satz_genau: ['lohn', 'bleibt'],
  satz_etwa: ['lohn', 'bleibt'],
  aktivrente_ab: ['lohn', 'bleibt', 'monat'],
  bonus_schnitt: ['lohn'],
  minijob_ab: ['bleibt', 'monat'],
  schaetzung: ['jahr'],
  ohne_werte: ['jahr'],
  keine_steuer: ['monat'],
  bonus_grenze: ['grenze'],
  zwei_minijobs: ['grenze'],
  freiwillig: ['grenze'],
  weg_minijob: ['grenze'],
  weg_alter: ['alter'],
  weg_kasse: ['satz'],
  weg_zusatz: ['satz'],
  weg_pflege: ['satz'],
  weg_spanne: ['satz'],
  alter_jahre: ['jahre'],
  alter_monate: ['jahre', 'monate'],
  kurve_text: ['minijob', 'midijob'],
  kurve_aktivrente: ['aktivrente'],
}

/** Those of gemeinsam.yaml, by path. */
const noteSlots: Partial<Record<string, string[]>> = { 'hinweise.ueberholt': ['jahr'] }

const slotsOf = ({ file, path }: WrittenText): readonly string[] | undefined =>
  file === `${folder}/rechner.yaml`
    ? (slots[path[0] as keyof Words] ?? [])
    : noteSlots[path.join('.')]

/** A misspelt slot would be shown as it is; without its slot an amount is lost. */
export function calculatorSlots(text: WrittenText): Problem[] {
  const { written } = text
  const wanted = slotsOf(text)
  if (!wanted) return []
  const found = [...written.matchAll(/\[([^\]]*)\]/g)].map(([, name = '']) => name)
  const strange = found.filter((name) => !wanted.includes(name))
  if (strange.length > 0)
    return strange.map((name) => {
      const meant = nearest(name, wanted)
      return {
        message: `Für [${name}] wird hier nichts eingesetzt.`,
        remedy: meant ? `Meinten Sie [${meant}]?` : 'Schreiben Sie runde Klammern.',
        needle: `[${name}]`,
      }
    })
  return wanted
    .filter((name) => !found.includes(name))
    .map((name) => ({
      message: `Hier fehlt [${name}]: Dort wird etwas eingesetzt.`,
      remedy: 'Schreiben Sie es mit den eckigen Klammern wieder in den Satz.',
    }))
}

/** The calculator identifies months by position: any other list would make every result wrong. */
export function calculatorMonths({ path: [key], written }: WrittenText): Problem | Problem[] {
  const right = monthNames.join(' ')
  if (key !== 'monate' || written === right) return []
  return {
    message: 'Hier stehen die zwölf Monate in ihrer Reihenfolge, ohne Komma.',
    remedy: `Schreiben Sie: monate: ${right}`,
  }
}
