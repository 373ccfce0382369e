import { expect, expectTypeOf, test } from 'vitest'
import { z } from 'zod'
import type { brand } from './brand.ts'
import type { cookies } from './cookies.ts'
import type { facts } from './facts.ts'
import { textsIn } from './map-texts.ts'
import type { Html } from './markdown.ts'
import { type Page, page } from './page.ts'
import type { shared } from './shared.ts'
import { inline, type Loaded, plain, technical, type Unsaid } from './text-kinds.ts'

test('Every string of a content file says in its schema what it is', () => {
  expectTypeOf<Unsaid<Page>>().toBeNever()
  expectTypeOf<Unsaid<z.infer<typeof brand>>>().toBeNever()
  expectTypeOf<Unsaid<z.infer<typeof facts>>>().toBeNever()
  expectTypeOf<Unsaid<z.infer<typeof cookies>>>().toBeNever()
  expectTypeOf<Unsaid<z.infer<typeof shared>>>().toBeNever()
})

test('A string that does not is named, also as the name of a record', () => {
  const schema = z.strictObject({
    said: plain(),
    parts: z.array(z.strictObject({ forgotten: z.string().optional() })),
    names: z.record(z.string(), plain()),
  })
  expectTypeOf<Unsaid<z.infer<typeof schema>>>().toEqualTypeOf<'forgotten' | 'names'>()
})

test('Markdown is handed over as HTML, everything else as text', () => {
  const schema = z.strictObject({
    rich: z.array(inline()).optional(),
    plain: plain(),
    names: z.record(technical(), inline()),
  })
  expectTypeOf<Loaded<z.infer<typeof schema>>>().toEqualTypeOf<{
    rich?: Html[] | undefined
    plain: string
    names: Record<string, Html>
  }>()
})

test('What an editor misspelt is still read as what it was meant to be', () => {
  const written = {
    bloecke: [
      { art: 'vorteil', text: 'a', bild: 'b', anker: 'c', ueberschift: 'd', karten: 'e' },
      { art: 'held', bild: { dateii: 'f', alt: 'g' }, knoepfe: [{ text: 'h', ziel: 'i' }] },
    ],
  }
  const kinds = textsIn(page, written).map(({ kind, value }) => `${value} ${kind}`)
  expect(kinds).toEqual([
    'vorteil technical',
    'a inline',
    'b plain',
    'c anchor',
    'd plain',
    'e plain',
    'held technical',
    'f plain',
    'g alt',
    'h plain',
    'i target',
  ])
})
