import type { Token } from 'marked'
import type { Problem } from './findings.ts'
import { headings, tokensOf, walk } from './markdown.ts'
import { anyMonth } from './periods.ts'

/** What Markdown would not show as the editor meant it. */
export function checkMarkdown(text: string, kind: 'inline' | 'prose'): Problem[] {
  const problems: Problem[] = []
  walk(tokensOf(text), (token) => {
    const problem = checkToken(token)
    if (problem) problems.push(problem)
  })
  if (kind === 'inline' && severalParts.test(text)) problems.push(oneParagraph)
  if (kind === 'prose') problems.push(...skippedLevels(text), ...mergedParagraphs(text))
  return problems
}

/** „1. Januar“ begins no list. */
const severalParts = new RegExp(`\\n\\s*\\n|^\\s*(?:[-*+]|#+|\\d+\\.(?! (?:${anyMonth})\\b)) `, 'm')

const oneParagraph: Problem = {
  message: 'Hier ist nur ein einzelner Absatz möglich, ohne Liste und ohne Überschrift.',
  remedy: 'Fassen Sie den Text zusammen, oder nehmen Sie einen Baustein „art: text“.',
}

/** Markdown that these texts must not use, by token name: its effect, and the remedy. */
const unwanted: Readonly<Record<string, [string, string]>> = {
  hr: ['Die Striche ziehen eine Linie durch die Seite', 'Löschen Sie diese Zeile.'],
  code: [
    'Die Zeile ist zu weit eingerückt und wird zu Programmtext',
    'Beginnen Sie sie genau unter der Zeile darüber.',
  ],
  codespan: ['Das Zeichen ` macht aus Wörtern Programmtext', 'Löschen Sie es an beiden Enden.'],
  em: ['Schräge Schrift gibt es hier nicht', 'Löschen Sie die Zeichen an beiden Enden.'],
  blockquote: ['Mit > wird aus dem Absatz ein Zitat', 'Löschen Sie das Zeichen.'],
  del: ['Die Tilden streichen Wörter durch', 'Löschen Sie sie.'],
  br: [
    'Am Ende einer Zeile stehen zwei Leerzeichen; sie brechen den Satz dort um',
    'Löschen Sie sie. Ein neuer Absatz beginnt nach einer leeren Zeile.',
  ],
  def: ['Die Zeile verschwindet', 'Schreiben Sie einen Verweis so: [Wörter](/aktivrente)'],
  table: ['Tabellen stehen nicht im Text', 'Nehmen Sie einen Baustein „art: tabelle“.'],
}

/** Useless to those who have only the links read out. */
export const saysNothing =
  /^(?:(?:klicken sie )?hier(?: klicken)?|(?:mehr|weiter) ?(?:lesen)?|link|diese[rn]? (?:seite|link))$/i

function checkToken(token: Token): Problem | undefined {
  if (token.type === 'html') return checkHtml(token.raw)
  const [said, remedy = ''] = unwanted[token.type] ?? []
  if (said) {
    const line = token.raw.trim().split('\n')[0] ?? ''
    return { message: line ? `${said}: ${line.slice(0, 40)}` : `${said}.`, remedy, needle: line }
  }
  if (token.type === 'heading') return checkHeading(token.raw.trim())
  if (token.type === 'link' && token.text.trim() === '') {
    return {
      message: `Dem Verweis fehlen seine Wörter: ${token.raw}.`,
      remedy: `Schreiben Sie sie in die eckigen Klammern: [Wörter](${token.href})`,
      needle: token.raw,
    }
  }
  if (token.type === 'link' && saysNothing.test(token.text)) {
    return {
      message: `Der Verweis sagt nicht, wohin er führt: ${token.raw}.`,
      remedy: `Setzen Sie die Klammern um Wörter, die das Ziel nennen, wie hier: [So viel bleibt vom Lohn](${token.href})`,
      needle: token.raw,
    }
  }
  if (token.type === 'image') {
    return {
      message: 'Bilder stehen nicht im Text.',
      remedy: 'Löschen Sie die Stelle; Bilder gehören in „bild“ eines Bausteins.',
      needle: token.raw,
    }
  }
  if (token.type !== 'text' || 'tokens' in token) return undefined
  const link = /\[[^\]]*\]\([^)]*\)?/.exec(token.raw)?.[0]
  if (link) {
    return {
      message: `Der Verweis ist nicht vollständig: „${link.slice(0, 60)}“.`,
      remedy:
        'Schreiben Sie [Wörter](/adresse) mit vier Klammern, ohne Leerzeichen in der Adresse.',
      needle: link,
    }
  }
  if (!token.raw.includes('**')) return undefined
  return {
    message: 'Die Zeichen ** stehen nicht paarweise am Wort.',
    remedy: 'Schreiben Sie **fett** ohne Leerzeichen innen, oder löschen Sie die Sternchen.',
    needle: token.raw.slice(token.raw.indexOf('**')).split('\n')[0] ?? '',
  }
}

/** Headings begin with `##`: a single `#` begins a note elsewhere. */
function checkHeading(raw: string): Problem | undefined {
  const [line = '', second] = raw.split('\n')
  if (second)
    return {
      message: `Die Striche unter der Zeile machen aus ihr eine Überschrift: ${line.slice(0, 40)}`,
      remedy: 'Löschen Sie die Striche. Eine Überschrift beginnt mit ##.',
      needle: second,
    }
  if (!/^#\s/.test(line)) return undefined
  return {
    message: `Mit # wird aus der Zeile eine Überschrift, die alle lesen: ${line.slice(0, 40)}`,
    remedy:
      'Eine Überschrift beginnt mit ##. Eine Notiz steht in der Datei der Seite, über der Zeile „text:“ oder „datei:“.',
    needle: line,
  }
}

/** A closing tag is reported with its opening one. */
function checkHtml(raw: string): Problem | undefined {
  if (raw.startsWith('<!--'))
    return {
      message: 'Eine Notiz zwischen <!-- und --> gibt es in Texten nicht.',
      remedy: 'Schreiben Sie sie mit # in eine eigene Zeile über dem Text.',
      needle: '<!--',
    }
  const tag = /<[^/\s>][^\s>]*/.exec(raw)?.[0]
  if (!tag) return undefined
  return {
    message: `HTML ist in Texten nicht möglich: ${tag.slice(0, 40)}>.`,
    remedy:
      'Schreiben Sie **fett** oder [Verweis](/aktivrente), und löschen Sie die spitzen Klammern.',
    needle: tag,
  }
}

function skippedLevels(text: string): Problem[] {
  const all = headings(text)
  return all.flatMap(({ depth, raw }, index) => {
    const before = all[index - 1]?.depth ?? depth
    if (depth <= before + 1) return []
    return [
      {
        message: `Zwischen den Überschriften fehlt eine Stufe: „${raw.trim()}“.`,
        remedy: `Schreiben Sie ${'#'.repeat(before + 1)} statt ${'#'.repeat(depth)}.`,
        needle: raw.trim(),
      },
    ]
  })
}

/** Without `|`, YAML turns empty lines into single breaks, and Markdown sees one paragraph. */
function mergedParagraphs(text: string): Problem[] {
  const lines = text.trim().split('\n')
  const isPlain = (line = '#') => /^(?!\* |\d+\. )[\p{L}\d„(*{]/u.test(line)
  const isWhole = (line: string) => !isPlain(line) || /[.!?…:][“)*]*$/.test(line)
  const second = lines.find((line, index) => isPlain(line) && isPlain(lines[index - 1]))
  if (!second || lines.includes('') || !lines.every(isWhole)) return []
  return [
    {
      message: `Die Absätze laufen ineinander: „${second.slice(0, 40)}“ beginnt keinen neuen.`,
      remedy: 'Schreiben Sie einen senkrechten Strich hinter den Doppelpunkt: text: |',
      needle: second,
    },
  ]
}
