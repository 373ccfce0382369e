import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** „und und“, „in der in der“. */
const doubled =
  /(?<![\p{L}\d-])(\p{L}+(?:\s+\p{L}+){0,3}?)(?:[ \u00a0]+|\n(?!\n))\1(?![\p{L}\d-])/giu

/** „Fragen Sie sie“ and „alle, die die Karten verkaufen“ are right, and „und die die Säle öffnen“ may be. */
const isRight = /(?:^| )Sie\s+sie$|, (?:die\s+die|der\s+der|das\s+das)$/
const mayRepeat = /^(?:der|die|das|den|dem|sie|ihr|ihnen|wie|was)$/i

export const doubledWords = ({ filled }: WrittenText): Problem[] =>
  [...filled.matchAll(doubled)]
    .filter(
      ({ 0: found, 1: word = '', index }) =>
        !isUnit.test(word) && !isRight.test(filled.slice(0, index + found.length)),
    )
    .map(([needle, word = '']) => ({
      message: `${/\s/.test(word) ? 'Dieselben Worte stehen' : 'Ein Wort steht'} zweimal hintereinander: „${oneLine(needle)}“.`,
      remedy: `Löschen Sie ${/\s/.test(word) ? 'es einmal' : 'eins'}: ${oneLine(word)}`,
      needle,
      ...(mayRepeat.test(word) && { kind: 'hint' as const }),
    }))

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

const units = [['Euro', 'EUR', '€'], ['Prozent', '%'], ['Stunden'], ['Monate'], ['Jahre']]
const isUnit = new RegExp(`^(?:${units.flat().join('|')})$`)

const unitTwice = [
  ...units.map((names) => {
    const unit = `(?:${names.join('|')})`
    return new RegExp(`[\\d,.]+[ \\u00a0]?${unit}[ \\u00a0-]${unit}(?![\\p{L}\\d])`, 'u')
  }),
  /(?<![\d,.][ \u00a0]?)(?:Euro|EUR|€)[ \u00a0]?\d[\d,.]*[ \u00a0](?:Euro|EUR|€)(?![\p{L}\d])/u,
]

/** `{minijob_grenze} Euro`, `EUR {minijob_grenze}`: the placeholder includes the unit. */
export const doubledUnits = ({ filled, written }: WrittenText): Problem[] =>
  unitTwice.flatMap((pattern) => {
    const [found] = pattern.exec(filled) ?? []
    if (!found) return []
    const [source, behind, inner = behind] =
      /\{([^{}]*)\}[ -]?(?:Euro|EUR|€|Prozent|%|Stunden|Monate|Jahre)|(?:Euro|EUR|€) ?\{([^{}]*)\}/.exec(
        written,
      ) ?? []
    return {
      message: `Die Einheit steht zweimal: „${found}“.`,
      remedy: inner
        ? `Der Platzhalter bringt sie mit. Schreiben Sie nur: {${inner}}`
        : 'Löschen Sie eine von beiden.',
      needle: source ?? found,
    }
  })
