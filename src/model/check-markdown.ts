import type { Token } from 'marked'
import type { Problem } from './findings.ts'
import { headings, tokensOf, walk } from './markdown.ts'

/** What Markdown would show otherwise than the editor meant. */
export function checkMarkdown(text: string, kind: 'inline' | 'prose'): Problem[] {
  const problems: Problem[] = []
  walk(tokensOf(text), (token) => {
    const problem = checkToken(token)
    if (problem) problems.push(problem)
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
  if (token.type === 'html') return checkHtml(token.raw)
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
      message: `Der Verweis ist nicht vollständig: ${link.slice(0, 60)}.`,
      remedy: 'Schreiben Sie [Text](/adresse) ohne Leerzeichen in der Adresse.',
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

/** A closing tag is told with its opening one. */
function checkHtml(raw: string): Problem | undefined {
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
