import type { Finding, Problem } from './findings.ts'
import { nearest } from './nearest.ts'
import type { Brand, Fact, Facts } from './site.ts'

/** Everything that may stand in braces: figures of fakten.yaml and values of marke.yaml. */
export type Placeholders = { facts: Facts; brand: Brand }

export type Filled = {
  text: string
  /** Names of the figures used. */
  facts: string[]
  problems: Problem[]
}

/** Replaces `{name}`, `{fact}`, `{fact €}`, `{fact %}` and `{fact zahl}`. Unknown ones stay as they are. */
export function fillPlaceholders(text: string, known: Placeholders): Filled {
  const facts: string[] = []
  const problems: Problem[] = []
  const filled = text.replace(/\{([^{}]*)\}/g, (written, inner: string) => {
    const [key = '', form = ''] = inner.trim().split(/\s+/)
    const fact = own(known.facts, key)
    const value = fact ? formOf(fact, form) : form === '' ? own(brandTexts(known), key) : undefined
    if (value === undefined) {
      problems.push({ ...unknown(written, key, form, known), needle: written })
      return written
    }
    if (fact) facts.push(key)
    if (fact?.recht && fact.recht !== 'beschlossen')
      problems.push({
        message: `${written} ist noch nicht beschlossen.`,
        remedy: 'Ein Entwurf, oder was noch niemand kennt, steht in keinem Text.',
        needle: written,
      })
    return value
  })
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) problems.push(strayBrace)
  return { text: filled, facts, problems }
}

const strayBrace: Problem = {
  message: 'Eine geschweifte Klammer steht allein.',
  remedy: 'Ein Platzhalter hat beide Klammern: {email}. Als Zeichen im Text gibt es sie nicht.',
}

const signs: Partial<Record<Fact['einheit'], string>> = { Euro: '€', Prozent: '%' }

function formOf({ wert, einheit }: Fact, form: string): string | undefined {
  if (form === 'zahl') return wert
  if (form === '') return einheit ? `${wert} ${einheit}` : wert
  return form === signs[einheit] ? `${wert} ${form}` : undefined
}

function unknown(written: string, key: string, form: string, known: Placeholders): Problem {
  const fact = own(known.facts, key)
  if (fact || key in known.brand) {
    const sign = fact && signs[fact.einheit]
    const forms = ['', ...(sign ? [` ${sign}`] : []), ...(fact ? [' zahl'] : [])]
    return {
      message: `Die Form „${form}“ gibt es im Platzhalter ${written} nicht.`,
      remedy: `Schreiben Sie ${forms.map((end) => `{${key}${end}}`).join(' oder ')}.`,
    }
  }
  const meant = nearest(key, [...Object.keys(known.facts), ...Object.keys(known.brand)])
  return {
    message: `Den Platzhalter ${written} gibt es nicht.`,
    remedy: meant
      ? `Meinten Sie {${meant}${form ? ` ${form}` : ''}}?`
      : 'Alle Namen stehen in src/content/fakten.yaml und src/content/marke.yaml.',
  }
}

/** A figure has no name of marke.yaml, because a placeholder does not say which file it means. */
export function checkFacts(
  facts: Facts,
  brand: Brand | undefined,
  file: string,
  lineOf: (path: string[]) => number,
): Finding[] {
  const clashes = Object.keys(facts).filter((key) => brand && key in brand)
  const reversed = Object.entries(facts).filter(
    ([, { gilt_ab, gilt_bis }]) => gilt_bis !== undefined && gilt_bis < gilt_ab,
  )
  return [
    ...clashes.map((key) => ({
      file,
      line: lineOf([key]),
      message: `„${key}“ gibt es auch in src/content/marke.yaml.`,
      remedy: 'Geben Sie der Zahl einen anderen Namen.',
    })),
    ...reversed.map(([key]) => ({
      file,
      line: lineOf([key, 'gilt_bis']),
      message: '„gilt_bis“ liegt vor „gilt_ab“.',
      remedy: 'Vertauschen oder berichtigen Sie die beiden Tage.',
    })),
  ]
}

/** Figures whose time is over on the given day (`2026-11-21`). */
export function expiredFacts(facts: Facts, today: string): [string, Fact][] {
  return Object.entries(facts).filter(
    ([, { gilt_bis }]) => gilt_bis !== undefined && gilt_bis < today,
  )
}

const brandTexts = ({ brand }: Placeholders): Record<string, string> => brand

const own = <T>(record: Record<string, T>, key: string) =>
  Object.hasOwn(record, key) ? record[key] : undefined
