import { Marked, type Token, type Tokens } from 'marked'
import type { Problem } from './findings'

/** Finished, escaped HTML. Everything else that a page holds is plain text. */
export type Html = string & { readonly __html: unique symbol }

export type MarkdownOptions = {
  /** Read out after links to other sites: `öffnet ein neues Fenster`. */
  newTab: string
  /** Address behind a link target, e.g. for `anmeldeformular`. */
  resolve?: (target: string) => string
}

export type ProseOptions = MarkdownOptions & {
  /** Level of the text's highest heading in the page. */
  base: 2 | 3
  /** Ids given so far in the page; grows. */
  ids?: Set<string>
}

const reader = new Marked()

/** One paragraph's worth of Markdown → HTML without a paragraph around it. */
export function inline(text: string, options: MarkdownOptions): Html {
  return writer(options).parseInline(text, { async: false }) as Html
}

/** Markdown with paragraphs, lists, tables and headings → HTML. */
export function prose(text: string, options: ProseOptions): Html {
  const shift = options.base - Math.min(...headings(text).map(({ depth }) => depth))
  const ids = options.ids ?? new Set<string>()
  return writer(options, (depth, title) => ({
    level: Math.min(6, depth + shift),
    id: freshId(slug(title), ids),
  })).parse(text, { async: false }) as Html
}

/** The text that a reader sees, for structured data, counting and search. */
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

export type Link = { target: string; text: string }

export function linksIn(text: string): Link[] {
  const links: Link[] = []
  walk(reader.lexer(text), (token) => {
    if (token.type === 'link') links.push({ target: String(token.href), text: String(token.text) })
  })
  return links
}

/** Ids that `prose` gives to the headings of a text, in their order. */
export function headingIds(text: string, ids = new Set<string>()): string[] {
  return headings(text).map(({ tokens }) => freshId(slug(textOf(tokens)), ids))
}

/** What Markdown would show otherwise than the editor meant. */
export function checkMarkdown(text: string, kind: 'inline' | 'prose'): Problem[] {
  const problems: Problem[] = []
  walk(reader.lexer(text), (token) => {
    const problem = checkToken(token)
    if (problem) problems.push({ ...problem, needle: token.raw.trim().split('\n')[0] ?? '' })
  })
  if (kind === 'inline' && /\n\s*\n|^\s*(?:[-*+]|#+|\d+\.) /m.test(text))
    problems.push(oneParagraph)
  if (kind === 'prose') problems.push(...skippedLevels(text))
  return problems
}

const oneParagraph: Problem = {
  message: 'Hier ist nur ein einzelner Absatz möglich, ohne Liste und ohne Überschrift.',
  remedy: 'Fassen Sie den Text zusammen, oder nehmen Sie einen Baustein „art: text“.',
}

function checkToken(token: Token): Problem | undefined {
  if (token.type === 'html') {
    return {
      message: `HTML ist in Texten nicht möglich: ${token.raw.trim().slice(0, 40)}`,
      remedy:
        'Schreiben Sie **fett** oder [Verweis](/aktivrente), und löschen Sie die spitzen Klammern.',
    }
  }
  if (token.type === 'image') {
    return {
      message: 'Bilder stehen nicht im Text.',
      remedy: 'Löschen Sie die Stelle; Bilder gehören in „bild“ eines Bausteins.',
    }
  }
  if (token.type === 'text' && !('tokens' in token) && /\]\(/.test(token.raw)) {
    return {
      message: `Der Verweis ist nicht vollständig: ${token.raw.slice(0, 40)}`,
      remedy: 'Schreiben Sie [Text](/adresse) ohne Leerzeichen in der Adresse.',
    }
  }
  if (token.type === 'text' && !('tokens' in token) && /\*\*/.test(token.raw)) {
    return {
      message: 'Die Zeichen ** stehen nicht paarweise am Wort.',
      remedy: 'Schreiben Sie **fett** ohne Leerzeichen innen, oder löschen Sie die Sternchen.',
    }
  }
  return undefined
}

function skippedLevels(text: string): Problem[] {
  const all = headings(text)
  return all.flatMap(({ depth, raw }, index) => {
    const before = all[index - 1]?.depth ?? depth
    if (depth <= before + 1) return []
    return [
      {
        message: `Zwischen den Überschriften fehlt eine Stufe: ${raw.trim()}`,
        remedy: `Schreiben Sie ${'#'.repeat(before + 1)} statt ${'#'.repeat(depth)}.`,
        needle: raw.trim(),
      },
    ]
  })
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
  // Checked content has no other targets; unchecked content must not become a script.
  if (!/^(?:\/|#|https:|mailto:|tel:)/.test(href)) return content
  if (!href.startsWith('https:')) return `<a href="${escapeHtml(href)}">${content}</a>`
  const hint = `<span class="sr-only"> (${escapeHtml(newTab)})</span>`
  return `<a href="${escapeHtml(href)}" target="_blank" rel="noreferrer">${content}${hint}</a>`
}

function headings(text: string): Tokens.Heading[] {
  return reader.lexer(text).filter((token): token is Tokens.Heading => token.type === 'heading')
}

function walk(tokens: readonly Token[], visit: (token: Token) => void): void {
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

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => umlauts[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

function freshId(id: string, ids: Set<string>): string {
  let fresh = id
  for (let count = 2; ids.has(fresh); count++) fresh = `${id}-${count}`
  ids.add(fresh)
  return fresh
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
