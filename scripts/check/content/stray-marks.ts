import type { Problem } from '../../../src/model/findings.ts'
import { tokensOf, walk } from '../../../src/model/markdown.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { brokenRules, type Words } from './rules.ts'

/** Quick test: every mistake below has one of these, and few texts do. */
const suspicious =
  /(?![©®™])\p{Extended_Pictographic}|[✓✗✘→►★●○■□*#•▪◦‣·$_=\\/[\]()【¹²³⁴-⁹]|->|>>|<[a-z]|:\p{Ll}|\p{Ll}In|^[-+–—] |^„|\n(?:[–—o]|[a-z]\)) |\?\p{Ll}/u

/** Markdown, emojis and other signs that readers would see or hear; only the first is reported. */
export function strayMarks({ kind, written, filled, file }: WrittenText): Problem[] {
  if (!suspicious.test(written) && !suspicious.test(filled)) return []
  const isRich = kind === 'inline' || kind === 'prose'
  const seen = (isRich ? plainParts(filled) : [filled]).filter((part) => suspicious.test(part))
  const known = isRich ? inRich : [...inPlain, ...inRich]
  const problems = known.flatMap(([pattern, message, remedy]) =>
    seen.flatMap((part) => brokenRules(part, [{ pattern, message, remedy }])),
  )
  // These files have slots in square brackets (calculator-texts.ts).
  const brackets = /\/(?:rechner|gemeinsam)\.yaml$/.test(file) ? [] : openBrackets(written, isRich)
  return [brackets, problems, unclosedRound(written)].flat().slice(0, 1)
}

function plainParts(text: string): string[] {
  const parts: string[] = []
  walk(tokensOf(text), (token) => {
    if (token.type === 'text' && !('tokens' in token && token.tokens)) parts.push(token.raw)
  })
  return parts
}

type Mark = [pattern: RegExp, message: Words, remedy: Words]

const inPlain: Mark[] = [
  [
    /\*\*([^*]+)\*\*/g,
    (found) => `Fette Schrift gibt es an dieser Stelle nicht: ${found}.`,
    (_, inner) => `Schreiben Sie ohne Sternchen: ${inner}`,
  ],
  [
    /(?<![*\p{L}])\*([^*\s][^*]*)\*(?![*\p{L}])/gu,
    'Sternchen heben an dieser Stelle nichts hervor; Leserinnen und Leser sehen sie.',
    (_, inner) => `Schreiben Sie ohne sie: ${inner}`,
  ],
  [
    /\[([^\]]+)\]\([^)]*\)/g,
    (found) => `Ein Verweis ist an dieser Stelle nicht möglich: ${found}.`,
    (_, inner) => `Schreiben Sie nur: ${inner}`,
  ],
  [
    /^(?:#+|[-–—*+]) (.*)/g,
    (found) => `Am Anfang steht ein Zeichen, das Leserinnen und Leser sehen: ${found.slice(0, 1)}.`,
    (_, inner) => `Schreiben Sie: ${inner.slice(0, 60)}`,
  ],
  [
    /<\/?[a-z][^<>]*>/g,
    (found) => `HTML ist in Texten nicht möglich: ${found}.`,
    'Löschen Sie es.',
  ],
  [
    /\\(?=[^\p{L}\s])/gu,
    'Vor einem Zeichen steht ein Rückstrich; Leserinnen und Leser sehen ihn.',
    'Löschen Sie ihn.',
  ],
  [
    // Without a full stop: voices are sentences in quotation marks.
    /^„([^„“.]+)“$/g,
    'Alles steht in Anführungszeichen; Leserinnen und Leser sehen sie.',
    (_, inner) =>
      `Ist es ein Zitat, gehört dazu, von wem. Sonst schreiben Sie: ${inner.slice(0, 60)}`,
  ],
]

const inRich: Mark[] = [
  [
    /(?:(?![©®™])\p{Extended_Pictographic}|[✓✗✘→►★●○■□]|[=-]>|>>)\ufe0f?/gu,
    (found) => `Ein Bildzeichen wird mitten im Satz vorgelesen: ${found}.`,
    'Löschen Sie es.',
  ],
  [
    /^#{1,6}(?=[^\s#])(.{1,60})/gm,
    'Nach den Rauten einer Überschrift fehlt ein Leerzeichen.',
    (found, inner) => `Schreiben Sie: ${found.slice(0, found.length - inner.length)} ${inner}`,
  ],
  [
    /[•▪◦‣·](?=\s)|^[–—](?= )|(?<=\n)(?:[–—o]|[a-z]\))(?= [^\n]*\n(?:[–—o]|[a-z]\)) )/g,
    (found) => `Das Zeichen ${found} macht keine Liste: Die Punkte laufen ineinander.`,
    'Beginnen Sie jeden Punkt in einer eigenen Zeile mit „- “.',
  ],
  [
    /【[^】]*】?|(?<=[\p{L}.,;:!?“)])¹|(?<=[.,;:!?“)])[²³⁴-⁹]/gu,
    (found) => `Hier steht das Zeichen einer Fußnote, die es nicht gibt: ${found}.`,
    'Löschen Sie es. Wo man es nachlesen kann, sagt ein Satz.',
  ],
  [
    /(?<!\S)\p{L}*\?\p{Ll}+/gu,
    (found) => `Mitten im Wort steht ein Fragezeichen: ${found}.`,
    'Schreiben Sie den Buchstaben, der dort stand, zum Beispiel ein ü.',
  ],
  [
    /(?<=\s)#{1,6}(?=\s)/g,
    'Eine Raute (#) steht mitten im Text; Leserinnen und Leser sehen es.',
    'Eine Notiz für Kolleginnen und Kollegen steht über dem Text, nicht in ihm.',
  ],
  [
    /\$(?=\d)/g,
    'Vor dem Platzhalter steht ein Dollarzeichen.',
    'Löschen Sie es: Ein Platzhalter beginnt mit {.',
  ],
  [
    /(?<!\p{L})\p{L}+(?:(?:[*:·_/]|\/-)in(?:nen)?(?!\p{L})|(?<=[rt])In(?!\p{L})|(?<=\p{Ll})Innen(?!\p{L})|(?<=e)[*:·_/][rnms](?!\p{L})|\(inn?(?:en)?\)(?:en)?)/gu,
    (found) => `Zeichen mitten im Wort stören beim Lesen und Vorlesen: ${found}.`,
    'Schreiben Sie beide Formen, „Fahrerinnen und Fahrer“, oder ein Wort für alle, „Aushilfe“.',
  ],
  [
    /(?<!„)\([mwfdxi](?:[/|][mwfdxi]){1,3}\)/g,
    (found) => `Die Buchstaben ${found} stören beim Lesen und Vorlesen.`,
    'Löschen Sie sie. Für alle ist ein Wort wie „Aushilfe“, oder beide Formen: „Fahrerinnen und Fahrer“.',
  ],
  [
    /\*{1,2}(?=\p{L})|(?<=[\p{L}.])\*{1,2}/gu,
    'Ein Sternchen steht allein; Leserinnen und Leser sehen es.',
    'Schreiben Sie **fett** mit zwei Sternchen an beiden Seiten, oder löschen Sie es.',
  ],
  [
    /\(?(?<![{\p{L}\d_/.@=&?#-])([a-z][a-z\d]*(?:_(?!in(?:nen)?\b)[a-z\d]+)+)\)?/giu,
    (found) => `Ein Platzhalter hat geschweifte Klammern: ${found}.`,
    (_, key) => `Schreiben Sie: {${key.toLowerCase()}}`,
  ],
  [
    /\(\/[a-z][\w/#-]+\)/g,
    (found) => `Eine Adresse steht mitten im Satz: ${found}.`,
    (found) => `Machen Sie einen Verweis daraus, [Wörter]${found}, oder löschen Sie sie.`,
  ],
  [
    /==([^=\s][^=\n]*)==/g,
    'Gleichheitszeichen heben nichts hervor; Leserinnen und Leser sehen sie.',
    (_, inner) => `Schreiben Sie ohne sie: ${inner}`,
  ],
  [
    /(?<![\p{L}\d])_(\p{L}[^_\n]*)_(?![\p{L}\d])/gu,
    'Unterstriche heben nichts hervor; Leserinnen und Leser sehen sie.',
    (_, inner) => `Schreiben Sie ohne sie: ${inner}`,
  ],
]

/** `(` without `)`, or a word and `)` without `(`; „a)“ is right. */
function unclosedRound(text: string): Problem | Problem[] {
  let rest = text
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/\([^()]*\)/g, (pair) => '·'.repeat(pair.length))
  }
  const match = /\(|\p{L}{2,}[.!?]?(\))/u.exec(rest)
  if (!match) return []
  const [word, end] = match
  const [found = ''] = end ? [word] : (/.{1,30}/.exec(text.slice(match.index)) ?? [])
  return {
    message: `Eine Klammer wird nicht ${end ? 'geöffnet' : 'geschlossen'}: „${found}“.`,
    remedy: end
      ? 'Öffnen Sie sie mit (, oder löschen Sie sie.'
      : 'Schließen Sie sie mit ), oder löschen Sie sie.',
    needle: found,
  }
}

function unclosedSquare(text: string): Problem | Problem[] {
  const rest = text.replace(/\[[^\][]*\]/g, '')
  const [found] = /[[\]][^\n]{0,30}/.exec(rest) ?? []
  if (!found) return []
  return {
    message: `Eine eckige Klammer steht allein: „${found}“.`,
    remedy: 'Schreiben Sie den Verweis vollständig, [Wörter](/adresse), oder löschen Sie sie.',
    needle: found,
  }
}

/** `(Text)[/x]`, `[Text] (/x)`, and `[schluessel]` where a placeholder was meant. */
function openBrackets(text: string, isRich: boolean): Problem | Problem[] {
  const [swapped, words = 'Wörter', address] =
    /(?:[([]([^()[\]]+)[)\]] ?)?\[((?:[/#]|https:)[^\]\s]+)\](?!\()/.exec(text) ?? []
  if (swapped && isRich)
    return {
      message: `Das Ziel eines Verweises steht in runden Klammern, nicht in eckigen: ${swapped}.`,
      remedy: `Schreiben Sie: [${words}](${address})`,
      needle: swapped,
    }
  const [found, inner = '', gap, target] =
    /\[([^\]\n]+)\](?!\()(?:(\s+)(\([^)\s]*\)))?/.exec(text) ?? []
  if (!found || /\]$/.test(inner)) return unclosedSquare(text)
  if (gap && target)
    return {
      message: `Zwischen den Klammern eines Verweises steht ein Leerzeichen: ${found}.`,
      remedy: `Schreiben Sie: [${inner}]${target}`,
      needle: found,
    }
  if (/^[a-z0-9_]+ (?:€|%|zahl|wechsel|seit|bis|stand)$|^(?=.*(?:_|\D\d))[a-z0-9_]+$/.test(inner))
    return {
      message: `Ein Platzhalter hat geschweifte Klammern, keine eckigen: [${inner}].`,
      remedy: `Schreiben Sie: {${inner}}`,
      needle: found,
    }
  return {
    message: `In eckigen Klammern steht etwas ohne Ziel: [${inner.slice(0, 40)}].`,
    remedy: /^\d+$/.test(inner)
      ? 'Löschen Sie es, wenn es das Zeichen einer Fußnote ist.'
      : isRich
        ? `Schreiben Sie den Verweis vollständig, [${inner.slice(0, 40)}](/adresse), oder nehmen Sie runde Klammern.`
        : 'Nehmen Sie runde Klammern.',
    needle: found,
  }
}
