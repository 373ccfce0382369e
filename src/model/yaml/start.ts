import type { Problem } from '../findings.ts'
import { clip, quoteWhole, show } from './line.ts'

/** Explains values whose first character has a meaning in YAML; the parser may drop it silently. */
export function explainStart(key: string, value: string): Problem | undefined {
  const first = value[0] ?? ''
  const isList = first === '[' && (key || !value.includes(']('))
  if (/^\{\s*[\w-]+:/.test(value) || isList) return openBracket(first, key, value)
  if (first === '{') {
    return {
      message: 'Ein Text, der mit einem Platzhalter beginnt, braucht Anführungszeichen.',
      remedy: quoteWhole(key, value),
    }
  }
  if (first === '"') {
    const [, inner = ''] = /^"(.*".*)"$/.exec(value) ?? []
    return {
      message: 'Der Text beginnt mit einem geraden Anführungszeichen.',
      remedy: `Schreiben Sie „deutsche Anführungszeichen“: ${inner ? show(key, germanQuotes(inner)) : `${key ? `${key}: ` : ''}${clip(germanQuotes(value))}`}`,
    }
  }
  if (first === "'") return explainSingleQuote(key, value)
  if (/^- /.test(value)) {
    return {
      message: 'Eine Liste beginnt nicht in der Zeile ihres Namens.',
      remedy: `Schreiben Sie „${key}:“ allein und jeden Eintrag in eine eigene Zeile, die mit „- “ beginnt.`,
    }
  }
  if (!key && /^[*+] /.test(value)) {
    return {
      message: `Ein Eintrag beginnt mit „- “, nicht mit „${first}“.`,
      remedy: `Schreiben Sie: - ${clip(value.slice(2))}`,
    }
  }
  if (/^[|>][-+]? \S/.test(value)) {
    return {
      message: `Hinter „${first}“ steht in derselben Zeile kein Text.`,
      remedy: `Löschen Sie das Zeichen, oder schreiben Sie den Text eingerückt in die nächste Zeile.`,
    }
  }
  if (/^[*&!%@`[\]}|>?]/.test(value)) {
    return {
      message: `Ein Text darf nicht mit „${first}“ beginnen.`,
      remedy: quoteWhole(key, value),
    }
  }
  return undefined
}

/** Keys between braces, which are never words before a colon. */
const inBraces = 'text|ziel|variante|datei|alt|dekorativ|symbol|titel|frage|antwort|name|rolle'

/** `bild: datei: x.svg, alt: Ein Haus`, or the same in round brackets. */
export function withoutBraces(key: string, value: string): Problem | undefined {
  const [, inner = ''] = /^\(?\s*(.*?)\s*\)?$/.exec(value) ?? []
  if (!key || !new RegExp(`^(?:${inBraces}): `).test(inner)) return undefined
  return {
    message: 'Hier fehlen die geschweiften Klammern.',
    remedy: `Schreiben Sie: ${key}: { ${clip(inner)} }`,
  }
}

/** `{ text: Ja, ziel: /x }` and `[Mo, Di]` are fine until a text in them contains one of their signs. */
function openBracket(first: string, key: string, value: string): Problem {
  if (first === '[') {
    const [, entry = ''] = /[[,] ?([*&!%@`|>][^,\]]*)/.exec(value) ?? []
    if (entry)
      return {
        message: `Ein Text darf nicht mit „${entry[0]}“ beginnen.`,
        remedy: `Setzen Sie ihn in einfache Anführungszeichen: '${clip(entry)}'`,
      }
    return {
      message: 'Mit [ beginnt eine Liste.',
      remedy: `Schließen Sie sie mit ]. Gehört die Klammer zum Text, setzen Sie ihn in einfache Anführungszeichen: ${show(key, value)}`,
    }
  }
  const [, anchor] = /: (#[\w-]+)/.exec(value) ?? []
  if (anchor)
    return {
      message: 'Ab dem Zeichen # fällt alles weg.',
      remedy: `Setzen Sie die Stelle in einfache Anführungszeichen: '${anchor}'`,
    }
  const [, behind] = new RegExp(`: [^,{}']*? (${inBraces}): `).exec(value) ?? []
  if (behind)
    return {
      message: `Vor „${behind}“ fehlt ein Komma.`,
      remedy: `Schreiben Sie: ${clip(value.replace(new RegExp(`;? ${behind}: `), `, ${behind}: `))}`,
    }
  return {
    message: 'Zwischen den geschweiften Klammern ist etwas nicht lesbar.',
    remedy:
      'Schließen Sie mit }, und setzen Sie Texte mit Komma oder Doppelpunkt in einfache Anführungszeichen.',
  }
}

function explainSingleQuote(key: string, value: string): Problem {
  const corrected = `Schreiben Sie: ${show(key, value)}`
  return value.lastIndexOf("'") === 0
    ? { message: "Am Ende des Textes fehlt das Zeichen '.", remedy: corrected }
    : { message: "Der gerade Strich ' beendet den Text vorzeitig.", remedy: corrected }
}

const germanQuotes = (text: string) =>
  text.replace(/„([^"“]*)"/g, '„$1“').replace(/"([^"]*)"?/g, '„$1“')
