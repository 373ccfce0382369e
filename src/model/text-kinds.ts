import { z } from 'zod'
import type { Html } from './markdown.ts'

/**
 * What a string of a content file is. Its schema says so, with one of the constructors below; by it
 * the reader fills in figures, sets typography, makes HTML and checks links and pictures.
 */
export type TextKind =
  | (typeof readersKinds)[number]
  | 'target'
  | 'picture'
  | 'symbol'
  | 'anchor'
  | 'textFile'
  | 'technical'

const readersKinds = [
  'plain',
  'inline',
  'prose',
  'title',
  'description',
  'alt',
  'question',
  'bare',
] as const

type Text<Kind extends TextKind> = string & z.$brand<Kind>

/** Not a registry, which copies what it has at each question. */
const kinds = new WeakMap<z.core.$ZodType, TextKind>()

/** The schema may narrow what the string holds; without one it is any text but an empty one. */
function constructorOf<Kind extends TextKind>(kind: Kind) {
  return (schema: z.ZodType<string, string> = z.string().trim().min(1)) => {
    kinds.set(schema, kind)
    return schema as unknown as z.ZodType<Text<Kind>, string>
  }
}

/** Text as it is; React escapes it. */
export const plain = constructorOf('plain')
/** One paragraph of Markdown; becomes HTML. */
export const inline = constructorOf('inline')
/** Markdown with paragraphs, lists and headings; becomes HTML. */
export const prose = constructorOf('prose')
/** Text that is also drawn, into the picture of links to the page. */
export const title = constructorOf('title')
/** Text for search engines, which stands in no line. */
export const description = constructorOf('description')
/** What a picture shows, for those who don't see it. */
export const alt = constructorOf('alt')
/** Text that links may lead to. */
export const question = constructorOf('question')
/** A figure whose unit stands elsewhere. */
export const bare = constructorOf('bare')
/** A path of routes.ts, `#anker`, `https://…`, `mailto:…`, or `anmeldeformular`. */
export const target = constructorOf('target')
/** A file of public/bilder. */
export const picture = constructorOf('picture')
/** A name of phosphoricons.com. */
export const symbol = constructorOf('symbol')
/** A place of the page that links may lead to. */
export const anchor = constructorOf('anchor')
/** A file of src/content/texte, which is prose. */
export const textFile = constructorOf('textFile')
/** For programs, or words that must stay as they are: never touched. So are enums and literals. */
export const technical = constructorOf('technical')

/** Where the schema knows nothing, because an editor misspelt a name, there is text. */
export function kindOf(schema: z.core.$ZodType | undefined): TextKind {
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return 'technical'
  return (schema && kinds.get(schema)) ?? 'plain'
}

const readers: ReadonlySet<TextKind> = new Set(readersKinds)

/** For people: filled in, and set with care for signs and spaces. */
export const isForReaders = (kind: TextKind) => readers.has(kind)

/** Is shown among the words of a page. */
export const isShown = (kind: TextKind) => isForReaders(kind) && kind !== 'alt'

type Constructed = { [z.$brand]: object }

/** Data of a schema as the reader hands it over: Markdown as HTML. */
export type Loaded<T> = T extends z.$brand<'inline'> | z.$brand<'prose'>
  ? Html
  : T extends Constructed
    ? string
    : T extends readonly (infer Item)[]
      ? Loaded<Item>[]
      : T extends object
        ? { [Key in keyof T as Key extends Constructed ? string : Key]: Loaded<T[Key]> }
        : T

/** Names of the strings in a schema's data that no constructor has made: a test expects none. */
export type Unsaid<T, Name extends PropertyKey = ''> = T extends Constructed
  ? never
  : T extends string
    ? string extends T
      ? Name
      : never
    : T extends readonly (infer Item)[]
      ? Unsaid<Item, Name>
      : T extends object
        ?
            | (string extends keyof T ? Name : never)
            | { [Key in keyof T]-?: Unsaid<T[Key], Key> }[keyof T]
        : never
