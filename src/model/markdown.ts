import { Marked, type Token, type Tokens } from 'marked'
import { escapeHtml } from './escape-html.ts'
import { withoutUmlauts } from './umlauts.ts'

/** Escaped HTML, safe to insert. All other strings of a page are plain text. */
export type Html = string & { readonly __html: unique symbol }

export type MarkdownOptions = {
  /** Read out after links to other sites: `öffnet ein neues Fenster`. */
  newTab: string
  /** Turns a target into an address, e.g. `anmeldeformular`. */
  resolve?: (target: string) => string
}

export type ProseOptions = MarkdownOptions & {
  /** Level of the text's highest heading in the page. */
  base: 2 | 3
  /** Ids taken so far in the page; extended. */
  ids?: Set<string>
}

const reader = new Marked()

/** Cache of one entry: several checks of a text follow each other. */
let last: { of: string; tokens: Token[] } | undefined

export function tokensOf(text: string): Token[] {
  if (last?.of !== text) last = { of: text, tokens: reader.lexer(text) }
  return last.tokens
}

/** One paragraph of Markdown → HTML without `<p>`. */
export function inline(text: string, options: MarkdownOptions): Html {
  return writer(options).parseInline(text, { async: false }) as Html
}

/** Markdown with paragraphs, lists and headings → HTML. */
export function prose(text: string, options: ProseOptions): Html {
  const shift = options.base - Math.min(...headings(text).map(({ depth }) => depth))
  const ids = options.ids ?? new Set<string>()
  return writer(options, (depth, title) => ({
    level: Math.min(6, depth + shift),
    id: freshId(title, ids),
  })).parse(text, { async: false }) as Html
}

/** The visible text of HTML, for structured data, counting and search. */
export function plain(html: string): string {
  return html
    .replace(/<span class="sr-only">.*?<\/span>/g, '')
    .replace(/<(?:br|\/p|\/li|\/h\d|\/td|\/th|\/tr)[^>]*>/g, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|nbsp|#39|amp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/[ \n]+/g, ' ')
    .trim()
}

const entities: Record<string, string> = {
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  nbsp: '\u00a0',
  amp: '&',
}

/** Quick test: every link has one of these, and few texts do. */
const maybeLink = /[[<@]|:\/\/|www\./

/** Targets of the links in a text. */
export function linksIn(text: string): string[] {
  if (!maybeLink.test(text)) return []
  const targets: string[] = []
  walk(tokensOf(text), (token) => {
    if (token.type === 'link') targets.push(String(token.href))
  })
  return targets
}

/** Adds to `ids` those that `prose` gives to the headings of a text. */
export function addHeadingIds(text: string, ids: Set<string>): void {
  for (const { tokens } of headings(text)) freshId(textOf(tokens), ids)
}

type Place = { level: number; id: string }

function writer(options: MarkdownOptions, place?: (depth: number, title: string) => Place): Marked {
  return new Marked({
    renderer: {
      html: ({ text }) => escapeHtml(text),
      image: ({ text }) => escapeHtml(text),
      link({ href, tokens }) {
        return anchor(href, this.parser.parseInline(tokens), options)
      },
      heading({ depth, tokens }) {
        const { level, id } = place?.(depth, textOf(tokens)) ?? { level: depth, id: '' }
        return `<h${level} id="${id}">${this.parser.parseInline(tokens)}</h${level}>\n`
      },
    },
  })
}

function anchor(target: string, content: string, { newTab, resolve }: MarkdownOptions): string {
  const href = resolve?.(target) ?? target
  // Checked content has no other targets; unchecked content must not run scripts, and `//` is
  // another website.
  if (!/^(?:\/(?![/\\])|#|https:|mailto:|tel:)/.test(href)) return content
  if (!href.startsWith('https:')) return `<a href="${escapeHtml(href)}">${content}</a>`
  const hint = `<span class="sr-only"> (${escapeHtml(newTab)})</span>`
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noreferrer">${content}${hint}</a>`
}

/** Quick test: every heading has such a line, and few texts do. */
const maybeHeading = /^ *(?:#|=|-+\s*$)/m

export function headings(text: string): Tokens.Heading[] {
  if (!maybeHeading.test(text)) return []
  return tokensOf(text).filter((token): token is Tokens.Heading => token.type === 'heading')
}

export function walk(tokens: readonly Token[], visit: (token: Token) => void): void {
  reader.walkTokens([...tokens], visit)
}

function textOf(tokens: readonly Token[]): string {
  let text = ''
  walk(tokens, (token) => {
    if (token.type === 'text' || token.type === 'codespan' || token.type === 'escape')
      text += token.text
  })
  return text
}

/** `Was ändert sich?` → `was-aendert-sich`. */
export function slug(title: string): string {
  return withoutUmlauts(title.toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

const idLength = 20

/** An unused id from the first words of a heading, numbered if they are taken. Adds it to `ids`. */
export function freshId(title: string, ids: Set<string>): string {
  const [first, ...words] = slug(title)
    .replace(/^[^a-z]+/, '')
    .split('-')
  let id = first || 'abschnitt'
  for (const word of words) {
    if (id.length + word.length >= idLength) break
    id += `-${word}`
  }
  let fresh = id
  for (let count = 2; ids.has(fresh); count++) fresh = `${id}-${count}`
  ids.add(fresh)
  return fresh
}
