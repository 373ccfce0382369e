import { z } from 'zod'
import { examples, formats } from './message-examples'
import { nearest } from './nearest'
import type { Content, Path } from './parse'
import { keysOf, requiredKeysOf, schemaAt, unwrap, valueAt } from './schema-at'
import { clip, explainStart, show, split } from './yaml-messages'

type Issue = z.core.$ZodIssue
type Sentence = { path: Path; message: string; remedy: string }
type Source = Pick<Content, 'data' | 'sourceOf'>

/** zod's issues as German sentences, each with what to write instead. */
export function explainIssues(
  issues: readonly Issue[],
  schema: z.core.$ZodType,
  source: Source,
): Sentence[] {
  const misspelt = issues.flatMap((issue) => misspellings(issue, schema, source))
  const suggested = new Set(misspelt.map(({ replaces }) => replaces))
  const rest = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') return []
    // The missing name is the misspelt one: one mistake, one finding.
    if (isMissing(issue, source) && suggested.has(pathKey(issue.path))) return []
    return [{ path: issue.path, ...explain(issue, schema, source) }]
  })
  return [...misspelt.map(({ replaces, ...sentence }) => sentence), ...rest]
}

type Words = { message: string; remedy: string }

function explain(issue: Issue, schema: z.core.$ZodType, source: Source): Words {
  const name = nameOf(issue.path)
  const value = valueAt(source.data, issue.path)
  if (isMissing(issue, source)) return missing(issue.path, schema, source)
  if (value === '') return empty(issue.path)
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue, schema, source)
    case 'too_big':
    case 'too_small':
      return wrongSize(issue, name, value)
    case 'invalid_format':
      return wrongFormat(issue, name, value)
    case 'invalid_value':
      return wrongValue(name, value, issue.values.map(String))
    case 'invalid_union':
      return wrongUnion(issue, schema, source)
    case 'invalid_key':
      return {
        message: `Der Name ${name} ist so nicht möglich.`,
        remedy: formats[issue.path.length > 1 ? 'pfad' : 'schluessel'] ?? '',
      }
    default:
      return { message: `${name} ist so nicht möglich.`, remedy: example(issue.path) }
  }
}

function isMissing(issue: Issue, { data }: Source): boolean {
  return valueAt(data, issue.path) === undefined
}

/** Every unknown name of one place, with the name that was probably meant. */
function misspellings(
  issue: Issue,
  schema: z.core.$ZodType,
  { data }: Source,
): (Sentence & { replaces?: string })[] {
  if (issue.code !== 'unrecognized_keys') return []
  const allowed = keysOf(schemaAt(schema, issue.path, data))
  const present = Object.keys(Object(valueAt(data, issue.path)))
  return issue.keys.map((key) => {
    const meant = nearest(
      key,
      allowed.filter((name) => !present.includes(name)),
    )
    const where = blockOf(issue.path, data)
    return {
      path: [...issue.path, key],
      message: `„${key}“ gibt es ${where || 'hier'} nicht.`,
      remedy: meant
        ? `Meinten Sie „${meant}“?`
        : `Erlaubt sind: ${allowed.join(', ')}. Löschen Sie die Zeile, oder wählen Sie einen dieser Namen.`,
      ...(meant && { replaces: pathKey([...issue.path, meant]) }),
    }
  })
}

const pathKey = (path: Path) => path.map(String).join('/')

function missing(path: Path, schema: z.core.$ZodType, { data }: Source): Words {
  const where = blockOf(path.slice(0, -1), data)
  const options = kinds(schemaAt(schema, path.slice(0, -2), data))
  if (path.at(-1) === 'art' && options.length > 0) {
    return {
      message: 'Jeder Baustein beginnt mit seiner Art; hier fehlt „art“.',
      remedy: `Schreiben Sie als erste Zeile „- art: …“ mit einer von: ${options.join(', ')}.`,
    }
  }
  const message = where ? `${capital(where)} fehlt ${nameOf(path)}.` : `${nameOf(path)} fehlt.`
  return { message, remedy: `Ergänzen Sie zum Beispiel: ${example(path, schema, data)}` }
}

function empty(path: Path): Words {
  return {
    message: `${nameOf(path)} ist leer.`,
    remedy:
      'Schreiben Sie einen Text dahinter, oder löschen Sie die Zeile, wenn sie nicht nötig ist.',
  }
}

function wrongType(
  issue: Extract<Issue, { code: 'invalid_type' }>,
  schema: z.core.$ZodType,
  source: Source,
): Words {
  const name = nameOf(issue.path)
  if (issue.expected === 'array') {
    const value = valueAt(source.data, issue.path)
    const first = typeof value === 'string' ? clip(value) : '…'
    return {
      message: `${name} ist eine Liste, hier steht nur ein einzelner Wert.`,
      remedy: `Schreiben Sie jeden Eintrag in eine eigene Zeile darunter: „- ${first}“.`,
    }
  }
  if (issue.expected === 'string') return notText(name, source.sourceOf(issue.path), issue.path)
  const keys = keysOf(schemaAt(schema, issue.path, source.data))
  return {
    message: `${name} besteht aus mehreren Angaben.`,
    remedy: `Schreiben Sie jede in eine eigene, eingerückte Zeile${keys.length ? `: ${keys.join(', ')}` : ''}.`,
  }
}

/** Where a text belongs, YAML has read a list or names: nearly always unquoted signs. */
function notText(name: string, written: string, path: Path): Words {
  const line = written.split('\n')[0] ?? ''
  const key = typeof path.at(-1) === 'string' ? String(path.at(-1)) : ''
  const byStart = explainStart(key, line)
  if (byStart) return byStart
  if (split(line).key) {
    return {
      message: 'Im Text steht ein Doppelpunkt mit Leerzeichen; dort beginnt für YAML etwas Neues.',
      remedy: `Setzen Sie den ganzen Text in einfache Anführungszeichen: ${show(key, line)}`,
    }
  }
  return {
    message: `${name} ist ein einfacher Text, hier stehen mehrere Angaben.`,
    remedy: `Schreiben Sie den Text in die Zeile von ${name}.`,
  }
}

function wrongSize(
  issue: Extract<Issue, { code: 'too_big' | 'too_small' }>,
  name: string,
  value: unknown,
): Words {
  const limit = Number(issue.code === 'too_big' ? issue.maximum : issue.minimum)
  const isText = typeof value === 'string'
  const size = isText ? value.length : Array.isArray(value) ? value.length : 0
  const by = Math.abs(size - limit)
  const unit = isText ? 'Zeichen' : by === 1 ? 'Eintrag' : 'Einträge'
  if (issue.code === 'too_big') {
    return {
      message: `${name} ist um ${by} ${unit} zu lang (${size} statt höchstens ${limit}).`,
      remedy: isText ? 'Kürzen Sie den Text.' : 'Löschen Sie, was am wenigsten wichtig ist.',
    }
  }
  return {
    message: `${name} ist um ${by} ${unit} zu kurz (${size} statt mindestens ${limit}).`,
    remedy: isText ? 'Schreiben Sie etwas mehr.' : 'Ergänzen Sie weitere Einträge.',
  }
}

function wrongFormat(
  issue: Extract<Issue, { code: 'invalid_format' }>,
  name: string,
  value: unknown,
): Words {
  const message = `${name} ist so nicht möglich: „${clip(String(value))}“.`
  if (issue.format === 'date') return { message, remedy: dateRemedy(String(value)) }
  const key = String(issue.path.findLast((step) => typeof step === 'string') ?? '')
  const remedy = formats[issue.format] ?? formats[key]
  return { message, remedy: remedy ?? `Schreiben Sie zum Beispiel: ${example(issue.path)}` }
}

function dateRemedy(value: string): string {
  const german = /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/.exec(value)
  const [, day = '', month = '', year = ''] = german ?? []
  const date = german ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : '2026-11-21'
  const known = z.iso.date().safeParse(date).success
  return known
    ? `Schreiben Sie das Datum als Jahr-Monat-Tag: ${date}`
    : 'Diesen Tag gibt es nicht. Schreiben Sie das Datum als Jahr-Monat-Tag: 2026-11-21'
}

function wrongValue(name: string, value: unknown, allowed: string[]): Words {
  const meant = nearest(String(value), allowed)
  return {
    message: `${name} darf nicht „${clip(String(value))}“ sein.`,
    remedy: `${meant && allowed.length > 1 ? `Meinten Sie „${meant}“? ` : ''}Möglich ${allowed.length > 1 ? 'sind' : 'ist nur'}: ${allowed.join(', ')}.`,
  }
}

function wrongUnion(
  issue: Extract<Issue, { code: 'invalid_union' }>,
  schema: z.core.$ZodType,
  source: Source,
): Words {
  const value = valueAt(source.data, issue.path)
  const union = schemaAt(schema, issue.path.slice(0, -2), source.data)
  if (issue.path.at(-1) === 'art') {
    const allowed = kinds(union)
    const meant = nearest(String(value), allowed)
    return {
      message: `Einen Baustein der Art „${String(value)}“ gibt es nicht.`,
      remedy: `${meant ? `Meinten Sie „${meant}“? ` : ''}Möglich sind: ${allowed.join(', ')}.`,
    }
  }
  return alternatives(issue.path, schemaAt(schema, issue.path, source.data), value)
}

/** A place with two forms, such as a picture: tells what each form consists of. */
function alternatives(path: Path, union: z.core.$ZodType | undefined, value: unknown): Words {
  const name = nameOf(path)
  const options = union instanceof z.ZodUnion ? union.options : []
  const forms = options.map((option) =>
    requiredKeysOf(option)
      .map((key) => `„${example([key], option)}“`)
      .join(' und '),
  )
  const remedy = `Schreiben Sie eingerückt darunter entweder ${forms.join(' oder ')}.`
  if (typeof value !== 'object' || value === null) {
    return { message: `${name} besteht aus mehreren Angaben.`, remedy }
  }
  const allowed = keysOf(union)
  const present = Object.keys(value)
  const unknown = present.find((key) => !allowed.includes(key))
  if (unknown) {
    const meant = nearest(unknown, allowed)
    return {
      message: `„${unknown}“ gibt es in ${name} nicht.`,
      remedy: meant ? `Meinten Sie „${meant}“?` : remedy,
    }
  }
  const isTooMuch = options.some((option) =>
    requiredKeysOf(option).every((key) => present.includes(key)),
  )
  const message = isTooMuch
    ? `${name} mischt zwei Möglichkeiten, oder eine Angabe stimmt nicht.`
    : `${name} ist unvollständig.`
  return { message, remedy }
}

/** The kinds of block that a list may hold. */
function kinds(schema: z.core.$ZodType | undefined): string[] {
  const list = schema && unwrap(schema)
  const union = list instanceof z.ZodArray ? list.element : list
  if (!(union instanceof z.ZodDiscriminatedUnion)) return []
  return union.options.flatMap((option) => {
    const literal = option instanceof z.ZodObject ? option.shape.art : undefined
    return literal instanceof z.ZodLiteral ? [String(literal.value)] : []
  })
}

function nameOf(path: Path): string {
  const last = path.at(-1)
  if (last === undefined) return 'Die Datei'
  if (typeof last !== 'number') return `„${String(last)}“`
  const list = path.findLast((step) => typeof step === 'string')
  return `Eintrag ${last + 1} von „${String(list)}“`
}

function blockOf(path: Path, data: unknown): string {
  for (let length = path.length; length > 0; length--) {
    const kind = valueAt(data, [...path.slice(0, length), 'art'])
    if (typeof kind === 'string') return `im Baustein „${kind}“`
  }
  return ''
}

function example(path: Path, schema?: z.core.$ZodType, data?: unknown): string {
  const key = String(path.at(-1))
  const known = examples[key]
  if (known) return `${key}: ${known}`
  const here = schema && schemaAt(schema, path, data)
  if (here instanceof z.ZodLiteral) return `${key}: ${String(here.value)}`
  if (here instanceof z.ZodEnum) return `${key}: ${String(here.options[0])}`
  if (here instanceof z.ZodArray)
    return `${key}: mit einer Liste darunter, jede Zeile beginnt mit „- “`
  if (here instanceof z.ZodObject)
    return `${key}: und eingerückt darunter ${keysOf(here).join(', ')}`
  return `${key}: Ihr Text`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
