import { folder } from '../../../src/model/content-folder.ts'
import type { Problem } from '../../../src/model/findings.ts'
import { nearest } from '../../../src/model/nearest.ts'
import { monthNames } from '../../../src/model/periods.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import type { Words } from '../../../src/rechner/words.ts'

/** What the calculator puts into its sentences, where they have it in square brackets: in which. */
const slots: Readonly<Record<string, readonly (keyof Words)[]>> = {
  betrag: [
    'stunden_ergebnis',
    'steuer_spaeter',
    'witwe_sinkt',
    'minderung_sinkt',
    'weg_vorher',
    'weg_nachher',
  ],
  von: [
    'fehler_jahr',
    'fehler_beginn',
    'fehler_jung',
    'satz_spanne',
    'bis',
    'aktivrente_ab_spanne',
  ],
  bis: [
    'fehler_jahr',
    'fehler_beginn',
    'fehler_lohn',
    'fehler_rente_hoch',
    'fehler_zusatz',
    'fehler_jung',
    'fehler_stunden',
    'fehler_stundenlohn',
    'fehler_bonus',
    'fehler_jahr_hoch',
    'satz_spanne',
    'bis',
    'bis_zu',
    'aktivrente_ab_spanne',
  ],
  was: ['fehlt'],
  lohn: [
    'satz_genau',
    'satz_etwa',
    'satz_spanne',
    'aktivrente_ab',
    'aktivrente_ab_spanne',
    'bonus_schnitt',
  ],
  bleibt: ['satz_genau', 'satz_etwa', 'aktivrente_ab', 'minijob_ab'],
  jahr: ['schaetzung', 'ohne_werte'],
  monat: ['keine_steuer', 'aktivrente_ab', 'aktivrente_ab_spanne', 'minijob_ab'],
  grenze: ['bonus_grenze', 'zwei_minijobs', 'freiwillig', 'weg_minijob'],
  alter: ['weg_alter'],
  satz: ['weg_kasse', 'weg_zusatz', 'weg_pflege', 'weg_spanne'],
  jahre: ['alter_jahre', 'alter_monate'],
  monate: ['alter_monate'],
  minijob: ['kurve_text'],
  midijob: ['kurve_text'],
  aktivrente: ['kurve_aktivrente'],
}

/** Of gemeinsam.yaml, by its path. */
const noteSlots: Readonly<Record<string, readonly string[]>> = { 'hinweise.ueberholt': ['jahr'] }

function slotsOf({ file, path }: WrittenText): readonly string[] | undefined {
  if (file === `${folder}/rechner.yaml`)
    return Object.keys(slots).filter((slot) => slots[slot]?.includes(path[0] as keyof Words))
  return file === `${folder}/gemeinsam.yaml` ? noteSlots[path.join('.')] : undefined
}

/** A bracket that is misspelt is read as it stands, and one that is gone takes its amount along. */
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

/** The calculator counts the months that it offers: one more, or two in another order, and every answer is wrong. */
export function calculatorMonths({ file, path: [key], written }: WrittenText): Problem | Problem[] {
  const right = monthNames.join(' ')
  if (file !== `${folder}/rechner.yaml` || key !== 'monate' || written === right) return []
  return {
    message: 'Hier stehen die zwölf Monate in ihrer Reihenfolge, ohne Komma.',
    remedy: `Schreiben Sie: monate: ${right}`,
  }
}
