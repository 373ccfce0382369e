import { z } from 'zod'
import type { Html } from './markdown.ts'

/**
 * What a string of a content file is. Its schema is made by one of the constructors below; the kind decides
 * whether placeholders are filled, typography is set, HTML is made, links and pictures are checked.
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

/** Not a zod registry, which copies the entry at each lookup. */
const kinds = new WeakMap<z.core.$ZodType, TextKind>()

/** `schema` may narrow the string; by default it is any text that is not empty. */
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
/** Text for search engines, which never wraps. */
export const description = constructorOf('description')
export const alt = constructorOf('alt')
/** Text that links may lead to. */
export const question = constructorOf('question')
/** A figure whose unit is given elsewhere. */
export const bare = constructorOf('bare')
/** A path of routes.ts, `#anker`, `https://…`, `mailto:…`, or `anmeldeformular`. */
export const target = constructorOf('target')
/** A file of public/bilder. */
export const picture = constructorOf('picture')
/** An icon's name on phosphoricons.com. */
export const symbol = constructorOf('symbol')
/** A place of the page that links may lead to. */
export const anchor = constructorOf('anchor')
/** A file of src/content/texte, whose text is prose. */
export const textFile = constructorOf('textFile')
/** For programs, or words that must not change: left as written, like enums and literals. */
export const technical = constructorOf('technical')

/** Without a known schema, as below a misspelt key, a string is plain text. */
export function kindOf(schema: z.core.$ZodType | undefined): TextKind {
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral) return 'technical'
  return (schema && kinds.get(schema)) ?? 'plain'
}

const readers: ReadonlySet<TextKind> = new Set(readersKinds)

/** Read by people: placeholders are filled, typography is set. */
export const isForReaders = (kind: TextKind) => readers.has(kind)

/** Visible as text, unlike `alt`. */
export const isShown = (kind: TextKind) => isForReaders(kind) && kind !== 'alt'

type Constructed = { [z.$brand]: object }

/** The type of parsed data once it is loaded: Markdown as HTML, branded strings as strings. */
export type Loaded<T> = T extends z.$brand<'inline'> | z.$brand<'prose'>
  ? Html
  : T extends Constructed
    ? string
    : T extends readonly (infer Item)[]
      ? Loaded<Item>[]
      : T extends object
        ? { [Key in keyof T as Key extends Constructed ? string : Key]: Loaded<T[Key]> }
        : T

/** Keys of strings that no constructor above has made: a test expects none. */
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
