import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { routes } from '../../routes.ts'
import { brand } from '../model/brand.ts'
import { calculator } from '../model/calculator-words.ts'
import { cookies } from '../model/cookies.ts'
import { page } from '../model/page.ts'
import { shared } from '../model/shared.ts'
import { parse } from '../model/yaml/places.ts'
import { readContentFiles } from '../site/content-files.ts'
import { pictureFiles } from '../site/picture-files.ts'
import { adminConfig } from './config.ts'
import type { Field } from './fields.ts'
import { labelOf } from './labels.ts'

const files = readContentFiles()

const config = adminConfig({
  repository: 'firma/website',
  origin: 'https://www.wirkzeit.example',
  routes,
  files,
  pictures: pictureFiles(),
  guide: readFileSync('REDAKTION.md', 'utf8'),
})

const allFiles = config.collections.flatMap((collection) => collection.files)

const fieldsOfFile = (name: string) =>
  allFiles.find((file) => file.file.endsWith(`/${name}.yaml`))?.fields ?? []

type Type = { name: string; fields: Field[] }
type Json = {
  properties?: Record<string, Json>
  required?: string[]
  propertyNames?: { enum?: string[] }
  additionalProperties?: Json | boolean
  items?: Json
  anyOf?: Json[]
  oneOf?: Json[]
  const?: string
  enum?: string[]
}

const typesIn = (field: Field | undefined) => (field?.types ?? []) as (Type & { label: string })[]

/** Every path in the model, `bloecke.held.knoepfe.ziel!`, as JSON Schema tells it; `!`: it must be there. */
function modelPaths(schema: Json, path = ''): string[] {
  const { properties, propertyNames, additionalProperties, items, anyOf, oneOf } = schema
  const marked = (name: string) => (schema.required?.includes(name) ? `${name}!` : name)
  if (items) return modelPaths(items, path)
  const options = anyOf ?? oneOf
  if (options) {
    const paths = options.map((option) => modelPaths(option, path + kindOf(option)))
    const isInAll = (name: string) => paths.every((own) => own.includes(name))
    return options.some(kindOf)
      ? paths.flat()
      : paths.flat().map((name) => (isInAll(name) ? name : name.replace('!', '')))
  }
  const own = properties ?? {}
  const named = Object.entries(own)
    .filter(([name]) => !(name === 'art' && own.art?.const))
    .flatMap(([name, inner]) => [
      `${path}.${marked(name)}`,
      ...modelPaths(inner, `${path}.${name}`),
    ])
  const inner = typeof additionalProperties === 'object' ? additionalProperties : {}
  const keyed = (propertyNames?.enum ?? []).flatMap((name) => [
    `${path}.${marked(name)}`,
    ...modelPaths(inner, `${path}.${name}`),
  ])
  return [...named, ...keyed]
}

const kindOf = ({ properties }: Json) => (properties?.art?.const ? `.${properties.art.const}` : '')

/** The same of what the editor offers. */
function fieldPaths(fields: readonly Field[], path = ''): string[] {
  return fields.flatMap((field) => {
    const own = `${path}.${field.name}`
    const inner = [...((field.fields as Field[]) ?? [])]
    const types = typesIn(field).flatMap((type) => fieldPaths(type.fields, `${own}.${type.name}`))
    const item = field.field ? fieldPaths([field.field as Field], own).slice(1) : []
    return [field.required ? `${own}!` : own, ...fieldPaths(inner, own), ...types, ...item]
  })
}

const sorted = (paths: string[]) => [...new Set(paths)].sort()

const input = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input' }) as Json

test.each([
  ['aktivrente', page],
  ['marke', brand],
  ['gemeinsam', shared],
  ['rechner', calculator],
])(
  'the editor offers and requires each name as the model for %s.yaml does, and no other',
  (name, schema) => {
    expect(sorted(fieldPaths(fieldsOfFile(name)))).toEqual(sorted(modelPaths(input(schema))))
  },
)

/** Each text that stands in a field with a pattern, and the pattern. */
function patterned(fields: readonly Field[], data: unknown): [string, string][] {
  return fields.flatMap((field) => within(field, Object(data)[field.name]))
}

function within(field: Field, value: unknown): [string, string][] {
  if (value === undefined) return []
  if (Array.isArray(value))
    return value.flatMap((item) => {
      const type = typesIn(field).find(({ name }) => name === item[`${field.typeKey}`])
      if (field.field) return within(field.field as Field, item)
      return patterned(type?.fields ?? (field.fields as Field[]) ?? [], item)
    })
  if (field.fields) return patterned(field.fields as Field[], value)
  return field.pattern ? [[(field.pattern as string[])[0] ?? '', `${value}`]] : []
}

test('the editor refuses nothing that stands in the content', () => {
  const found = allFiles
    .filter(({ file }) => file.endsWith('.yaml'))
    .flatMap(({ file, fields }) => patterned(fields, parse(files[file] ?? '').toJS()))
  expect(found.length).toBeGreaterThan(100)
  // As Sveltia reads it.
  const wrong = found.filter(([written, text]) => {
    const { pattern = '', flags } =
      /^\/?(?<pattern>.+?)(?:\/(?<flags>[dgimsuy]*))?$/.exec(written)?.groups ?? {}
    return !new RegExp(pattern, flags).test(text)
  })
  expect(wrong).toEqual([])
})

test('what the model offers can be chosen', () => {
  const [cookieList] = fieldsOfFile('cookies')
  expect(cookieList?.typeKey).toBe('kategorie')
  expect(typesIn(cookieList).map(({ name }) => name)).toEqual(
    ((input(cookies).properties?.cookies?.items?.oneOf ?? []) as Json[]).flatMap(
      ({ properties }) => properties?.kategorie?.enum ?? properties?.kategorie?.const ?? [],
    ),
  )
  expect(fieldsOfFile('aktivrente').find(({ name }) => name === 'weiter')?.max).toBe(3)
  const offered = JSON.stringify(fieldsOfFile('aktivrente'))
  for (const part of ['"widget":"datetime"', '70 bis 160 Zeichen']) expect(offered).toContain(part)
  expect(offered).toContain(JSON.stringify(pictureFiles()))
  expect(fieldsOfFile('gemeinsam')).toContainEqual(
    expect.objectContaining({ name: 'erklaerungen', widget: 'keyvalue' }),
  )
})

test('each content file can be edited, once', () => {
  expect(allFiles.map(({ file }) => file).sort()).toEqual(Object.keys(files).sort())
})

test('each kind of block is offered with what it is for', () => {
  const blocks = fieldsOfFile('aktivrente').find(({ name }) => name === 'bloecke')
  const guide = readFileSync('REDAKTION.md', 'utf8')
  const told = typesIn(blocks).filter(({ name }) => guide.includes(`**${name}** – `))
  expect(told.length).toBeGreaterThan(20)
  for (const { name, label } of told) expect(label).toMatch(new RegExp(`^${name} – .`))
})

test.each([
  ['menue_schliessen', 'Menü schließen'],
  ['woerter', 'Unbekannte Wörter'],
  ['schriftgroesse', 'Schriftgröße'],
  ['adresse', 'Adresse'],
  ['steuer_quelle', 'Steuer Quelle'],
  ['soziales_profil', 'Soziales Profil'],
])('%s is called „%s“', (name, label) => {
  expect(labelOf(name)).toBe(label)
})

test('hints speak of a field, not of how the file is written', () => {
  const all = (fields: readonly Field[]): Field[] =>
    fields.flatMap((field) => [
      field,
      ...all((field.fields as Field[]) ?? []),
      ...typesIn(field).flatMap((type) => all(type.fields)),
      ...(field.field ? all([field.field as Field]) : []),
    ])
  const hinted = allFiles.flatMap(({ fields }) => all(fields)).filter(({ hint }) => hint)
  expect(hinted.length).toBeGreaterThan(100)
  for (const { name, hint } of hinted) {
    expect(hint).not.toMatch(/'|Anführungszeichen/)
    expect(hint).not.toContain(`${name}: `)
  }
  const postcode = fieldsOfFile('marke').find(({ name }) => name === 'plz')
  expect(postcode?.hint).toBe('Schreiben Sie fünf Ziffern: 10115')
})

test('a figure is called as its placeholder is, and stays', () => {
  const figure = fieldsOfFile('fakten').find(({ name }) => name === 'mindestlohn')
  expect(figure).toMatchObject({ label: '{mindestlohn}', required: true })
})

test('what is folded shows what names it', () => {
  expect(fieldsOfFile('cookies')[0]?.summary).toBe('{{name}}')
  expect(fieldsOfFile('rufnummern')[0]?.summary).toBe('{{wer}}')
  expect(JSON.stringify(config.collections.at(-1))).not.toContain('{{undefined}}')
})

test('a quote of several lines has room for them', () => {
  const blocks = fieldsOfFile('aktivrente').find(({ name }) => name === 'bloecke')
  const voices = typesIn(blocks).find(({ name }) => name === 'stimmen')?.fields
  const list = voices?.find(({ name }) => name === 'stimmen')
  expect(list?.fields).toContainEqual(expect.objectContaining({ name: 'zitat', widget: 'text' }))
})
