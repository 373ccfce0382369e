import type { Brand } from './brand.ts'

const optional = ['telefon', 'telefon_zeiten', 'ust_id', 'soziales_profil'] as const

/** Data as written, without buttons that would dial a missing phone number. */
export function withoutCalls(data: unknown, brand: Brand): unknown {
  if (brand.telefon) return data
  if (Array.isArray(data)) return data.filter(isNoCall).map((item) => withoutCalls(item, brand))
  if (typeof data !== 'object' || data === null) return data
  const kept = Object.entries(data).filter(([, value]) => isNoCall(value))
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutCalls(value, brand)]))
}

const isNoCall = (value: unknown) =>
  !(typeof value === 'object' && value && 'ziel' in value && value.ziel === 'tel:{telefon}')

const betweenParagraphs = /\n\s*\n|\n(?=[ \t]*(?:[-*]|\d+\.) )/
const betweenSentences = /(?<=[.?!]“?)\s+(?=\p{Lu})/u

/**
 * A text as written, without the sentences that name what marke.yaml leaves empty (`{telefon}`), and
 * without paragraphs and list items that become empty.
 */
export function withoutMissing(text: string, brand: Brand): string {
  const missing = optional.filter((key) => !brand[key]).map((key) => `{${key}}`)
  const names = (part: string) => missing.some((placeholder) => part.includes(placeholder))
  if (!names(text)) return text
  const rest = (part: string) =>
    part
      .split(betweenSentences)
      .filter((sentence) => !names(sentence))
      .join(' ')
  const breaks = text.match(new RegExp(betweenParagraphs, 'g')) ?? []
  return text
    .split(betweenParagraphs)
    .map((part, index) => [names(part) ? rest(part) : part, breaks[index] ?? ''])
    .filter(([part]) => part)
    .flat()
    .join('')
    .trimEnd()
}
