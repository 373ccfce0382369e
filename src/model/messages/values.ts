import { z } from 'zod'
import type { Path } from '../content.ts'
import { nearest } from '../nearest.ts'
import { isoOf } from '../periods.ts'
import { keysOf, schemaAt, valueAt } from '../schema-at.ts'
import { colonInText } from '../yaml/errors.ts'
import { clip } from '../yaml/line.ts'
import { explainStart } from '../yaml/start.ts'
import { formats } from './examples.ts'
import { example, type Issue, nameOf, type Source, type Words } from './parts.ts'

export function wrongType(
  issue: Extract<Issue, { code: 'invalid_type' }>,
  schema: z.core.$ZodType,
  source: Source,
): Words {
  const name = nameOf(issue.path)
  if (issue.expected === 'array') {
    const value = valueAt(source.data, issue.path)
    const first = typeof value === 'string' ? value.replace(/^\((.*)\)$/, '$1') : '…'
    const step = issue.path.at(-1)
    const begin = typeof step === 'number' ? '-' : `${String(step)}:`
    if (step === 'bloecke')
      return {
        message: `${name} ist eine Liste von Bausteinen, hier steht keine.`,
        remedy: 'Jeder beginnt in einer eigenen Zeile mit „- art: …“; REDAKTION.md zeigt alle.',
      }
    return {
      message: `${name} ist eine Liste, hier steht nur ein einzelner Wert.`,
      remedy: /^[^.,]+(?:, ?[^.,]+)+$/.test(first)
        ? `Schreiben Sie eckige Klammern darum: ${begin} [${first}]`
        : `Schreiben Sie jeden Eintrag in eine eigene Zeile darunter: „- ${clip(first)}“.`,
    }
  }
  if (issue.expected === 'string') return notText(name, source.sourceOf(issue.path), issue.path)
  const keys = keysOf(schemaAt(schema, issue.path, source.data))
  if (keys[0] === 'art')
    return {
      message: 'Jeder Baustein beginnt mit „art“ und hat mehrere Angaben.',
      remedy: `Schreiben Sie „- art: ${clip(String(valueAt(source.data, issue.path)))}“ und seine Angaben eingerückt darunter; REDAKTION.md zeigt, welche.`,
    }
  return {
    message: `${name} besteht aus mehreren Angaben.`,
    remedy: `Schreiben Sie jede in eine eigene, eingerückte Zeile${keys.length ? `: ${keys.join(', ')}` : ''}.`,
  }
}

/** YAML has read a list or a map instead of a text: nearly always for lack of quotes. */
function notText(name: string, written: string, path: Path): Words {
  const line = written.split('\n')[0] ?? ''
  const key = typeof path.at(-1) === 'string' ? String(path.at(-1)) : ''
  const byStart = explainStart(key, line)
  if (byStart) return byStart
  if (typeof path.at(-1) === 'number' && /: |:$/.test(line)) return colonInText('', line)
  return {
    message: `${name} ist ein einfacher Text, hier stehen mehrere Angaben.`,
    remedy: `Schreiben Sie den Text in die Zeile von ${name}.`,
  }
}

export function wrongSize(
  issue: Extract<Issue, { code: 'too_big' | 'too_small' }>,
  name: string,
  value: unknown,
): Words {
  const isLong = issue.code === 'too_big'
  const limit = Number(isLong ? issue.maximum : issue.minimum)
  const isText = typeof value === 'string'
  const size = isText ? value.length : Array.isArray(value) ? value.length : 0
  const by = Math.abs(size - limit)
  const unit = isText ? 'Zeichen' : by === 1 ? 'Eintrag' : 'Einträge'
  const [how, bound, ofText, ofList] = isLong
    ? ['lang', 'höchstens', 'Kürzen Sie den Text.', 'Löschen Sie, was am wenigsten wichtig ist.']
    : ['kurz', 'mindestens', 'Schreiben Sie etwas mehr.', 'Ergänzen Sie weitere Einträge.']
  return {
    message: `${name} ist um ${by} ${unit} zu ${how} (${size} statt ${bound} ${limit}).`,
    remedy: isText ? ofText : ofList,
  }
}

export function wrongFormat(
  issue: Extract<Issue, { code: 'invalid_format' }>,
  name: string,
  value: unknown,
): Words {
  const message = `${name} ist so nicht möglich: „${clip(String(value))}“.`
  if (issue.format === 'date') return { message, remedy: dateRemedy(String(value)) }
  const key = String(issue.path.findLast((step) => typeof step === 'string') ?? '')
  const remedy = formats[issue.format] ?? formats[key]
  if (!remedy) return { message, remedy: `Schreiben Sie zum Beispiel: ${example(issue.path)}` }
  const [meant] = meantBy[key]?.exec(String(value)) ?? []
  return { message, remedy: meant ? remedy.replace(/[\w-]+(?='?$)/, meant) : remedy }
}

/** Finds the valid part of a value that has something around it. */
const meantBy: Readonly<Record<string, RegExp>> = {
  weiter: /(?<=^|\/)[a-z0-9-]+(?=\/?$)/,
  alter: /\d+/,
  loeschfrist_monate: /\d+/,
}

function dateRemedy(value: string): string {
  const parts = value
    .split(/[^\p{L}\d]+/u)
    .filter(Boolean)
    .slice(0, 3)
  const [year = '', ...rest] = /^\d{4}$/.test(parts[0] ?? '') ? parts : [...parts].reverse()
  const date = isoOf(year.padStart(4, '20'), ...rest)
  if (z.iso.date().safeParse(date).success) {
    return `Schreiben Sie das Datum als Jahr-Monat-Tag: ${date}`
  }
  const isNoDay = /^\d{4}-\d\d-\d\d$/.test(date)
  return `${isNoDay ? 'Diesen Tag gibt es nicht. ' : ''}Schreiben Sie das Datum als Jahr-Monat-Tag, zum Beispiel: 2026-11-21`
}

export function wrongValue(name: string, value: unknown, allowed: string[]): Words {
  const meant = nearest(String(value), allowed)
  return {
    message: `${name} darf nicht „${clip(String(value))}“ sein.`,
    remedy: `${meant && allowed.length > 1 ? `Meinten Sie „${meant}“? ` : ''}Möglich ${allowed.length > 1 ? 'sind' : 'ist nur'}: ${allowed.map((each) => each || "''").join(', ')}.`,
  }
}
