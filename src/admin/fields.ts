import { z } from 'zod'
import { formats } from '../model/messages/examples.ts'
import { unwrap } from '../model/schema-at.ts'
import { isForReaders, kindOf } from '../model/text-kinds.ts'
import { labelOf } from './labels.ts'

type Schema = z.core.$ZodType

/** A field of the editor, in Sveltia's words. */
export type Field = {
  name: string
  label: string
  widget: 'datetime' | 'keyvalue' | 'list' | 'object' | 'select' | 'string' | 'text'
  required: boolean
  hint?: string
  [option: string]: unknown
}

/** What only the files know: names of pictures, names of a record, what a kind of block is for. */
export type Known = {
  pictures: readonly string[]
  kinds: Readonly<Record<string, string>>
  names?: readonly string[]
}

/** Fields for all names of a schema; of a record with free names for those that `known` lists. */
export function fieldsOf(schema: Schema, known: Known): Field[] {
  const bare = unwrap(schema)
  // The names are those of the file, not of what lies in it.
  const { names: _, ...within } = known
  if (bare instanceof z.ZodObject)
    return Object.entries(bare.shape).map(([name, inner]) => fieldOf(name, inner, within))
  if (bare instanceof z.ZodRecord) {
    const { required = [] } = z.toJSONSchema(bare, { io: 'input' })
    return namesOf(bare, known).map((name) => ({
      ...fieldOf(name, bare.valueType, within),
      // A figure is called as its placeholder is, and is there: none is added or taken away here.
      ...(bare.keyType instanceof z.ZodEnum
        ? { required: required.includes(name) }
        : { label: `{${name}}`, required: true }),
    }))
  }
  throw new Error('only an object has fields')
}

const namesOf = ({ keyType }: z.ZodRecord, { names = [] }: Known) =>
  keyType instanceof z.ZodEnum ? keyType.options.map(String) : names

function fieldOf(name: string, schema: Schema, known: Known): Field {
  const common = {
    name,
    label: labelOf(name),
    required: !(schema instanceof z.ZodOptional || schema instanceof z.ZodDefault),
  }
  const bare = unwrap(schema)
  if (bare instanceof z.ZodObject || (bare instanceof z.ZodRecord && isClosed(bare, known)))
    return { ...common, widget: 'object', collapsed: 'auto', fields: fieldsOf(bare, known) }
  if (bare instanceof z.ZodRecord) return { ...common, widget: 'keyvalue' }
  if (bare instanceof z.ZodArray) return { ...common, ...listOf(name, bare, known) }
  if (bare instanceof z.ZodUnion) return { ...common, ...eitherOf(bare.options, known) }
  if (bare instanceof z.ZodEnum || bare instanceof z.ZodLiteral)
    return { ...common, widget: 'select', options: valuesOf(bare) }
  return { ...common, ...textOf(name, bare, known) }
}

const isClosed = (record: z.ZodRecord, known: Known) => namesOf(record, known).length > 0

const valuesOf = (schema: z.ZodEnum | z.ZodLiteral) =>
  [...(z.toJSONSchema(schema).enum ?? [z.toJSONSchema(schema).const])].map(String)

function listOf(name: string, array: z.ZodArray, known: Known) {
  const { element } = array
  const bare = unwrap(element)
  const { maxItems: max } = z.toJSONSchema(array, { io: 'input' })
  const list = {
    widget: 'list' as const,
    collapsed: true,
    minimize_collapsed: false,
    ...(max && { max }),
  }
  if (bare instanceof z.ZodDiscriminatedUnion)
    return {
      ...list,
      typeKey: bare.def.discriminator,
      types: typesOf(bare, known),
      summary: summary(bare.options.flatMap((option) => Object.keys(Object(option).shape))),
    }
  if (bare instanceof z.ZodObject)
    return { ...list, fields: fieldsOf(bare, known), summary: summary(Object.keys(bare.shape)) }
  if (bare instanceof z.ZodEnum)
    return { widget: 'select' as const, multiple: true, options: valuesOf(bare) }
  const field = { ...fieldOf(name, element, known), name: 'eintrag', label: 'Eintrag' }
  return { ...list, collapsed: false, field }
}

/** What a folded item shows: the first thing that names it. */
const summary = (names: readonly string[]) =>
  `{{${['ueberschrift', 'titel', 'frage', 'name', 'wer', 'text', 'aussage'].find((each) => names.includes(each)) ?? names[0]}}}`

function typesOf(union: z.ZodDiscriminatedUnion, known: Known) {
  const key = union.def.discriminator
  return union.options.flatMap((option) => {
    if (!(option instanceof z.ZodObject)) return []
    const { [key]: kind, ...shape } = option.shape
    return valuesOf(kind as z.ZodLiteral).map((name) => ({
      name,
      label: known.kinds[name] ?? labelOf(name),
      widget: 'object' as const,
      fields: Object.entries(shape).map(([each, inner]) => fieldOf(each, inner as Schema, known)),
    }))
  })
}

/** One of several: all their names, required where all of them have them. */
function eitherOf(options: readonly Schema[], known: Known) {
  const all = options.map((option) => fieldsOf(option, known))
  const names = [...new Set(all.flat().map(({ name }) => name))]
  const fields = names.map((name) => {
    const found = all.flatMap((each) => each.find((field) => field.name === name) ?? [])
    const isEverywhere = found.length === all.length
    return {
      ...(found[0] as Field),
      required: isEverywhere && found.every(({ required }) => required),
    }
  })
  return { widget: 'object' as const, fields }
}

function textOf(
  name: string,
  schema: Schema,
  { pictures }: Known,
): Pick<Field, 'widget'> & Partial<Field> {
  const kind = kindOf(schema)
  const { format, pattern, minLength, maxLength } = z.toJSONSchema(schema, { io: 'input' })
  if (format === 'date') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  if (kind === 'picture') return { widget: 'select', options: pictures }
  // Placeholders are filled in later: what is counted and compared here is not what is published.
  if (isForReaders(kind)) {
    const hint = maxLength ? { hint: `${minLength} bis ${maxLength} Zeichen` } : {}
    return {
      widget:
        ['inline', 'prose', 'description'].includes(kind) || name === 'zitat' ? 'text' : 'string',
      ...hint,
    }
  }
  const written = formats[format ?? ''] ?? (pattern && formats[name])
  const remedy = written && withoutYaml(written, name)
  return {
    widget: 'string',
    ...(remedy && { hint: remedy }),
    ...(pattern && {
      pattern: [
        `/${pattern.replaceAll('\\/', '[/]')}/${flagsOf(schema, pattern)}`,
        remedy ?? 'So ist es nicht möglich.',
      ],
    }),
  }
}

/** In a field there are no names and no quotation marks of the file. */
const withoutYaml = (remedy: string, name: string) =>
  remedy.replaceAll(
    new RegExp(`(?<!\\w)${name}: |'| (?:in|und steht in) (?:einfachen )?Anführungszeichen`, 'g'),
    '',
  )

/** JSON Schema keeps only the source of an expression, and without `u` a `\p{L}` is no letter. */
function flagsOf(schema: Schema, source: string): string {
  const checks = schema._zod.def.checks ?? []
  const patterns = checks.map((check) => Reflect.get(check._zod.def, 'pattern') as unknown)
  const own = patterns.find((each) => each instanceof RegExp && each.source === source)
  return own instanceof RegExp ? own.flags : ''
}
