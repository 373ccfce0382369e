import type { Problem } from './findings.ts'

/** Redirects that mail programs, search engines and networks wrap around an address. */
const wrappers =
  /^https:\/\/(?:[\w.-]+\.safelinks\.protection\.outlook\.com\/|www\.google\.[a-z.]+\/url|l\.facebook\.com\/l\.php)\?/

/** Query parameters that newsletters and ads add for tracking. */
const trackers = /^(?:utm_\w+|fbclid|gclid|msclkid|srsltid|mc_[ce]id)$/

/** Chats with an AI, and search results. */
const fleeting =
  /^https:\/\/(?:(?:chat\.openai|chatgpt|gemini\.google|copilot\.microsoft)\.com\/.|claude\.ai\/.|(?:www\.)?perplexity\.ai\/.|www\.(?:google\.[a-z.]+|bing\.com)\/search\?)/

/** What is wrong with an address that was copied with tracking or a redirect, or from a chat or search. */
export function copiedAddress(target: string): Problem | undefined {
  if (!URL.canParse(target)) return undefined
  const address = new URL(target)
  if (wrappers.test(target)) {
    const inner = ['url', 'q', 'u'].flatMap((name) => address.searchParams.get(name) ?? [])[0]
    return {
      message: `Der Verweis führt über „${address.host}“, das mitliest.`,
      remedy: inner
        ? `Schreiben Sie: ${inner}`
        : 'Öffnen Sie die Seite, und kopieren Sie ihre Adresse aus der Adresszeile.',
    }
  }
  if (fleeting.test(target))
    return {
      message: `Was „${address.host}“ zeigt, sehen andere nicht oder anders.`,
      remedy: 'Nennen Sie die Seite, auf der es steht.',
    }
  const tracking = [...address.searchParams.keys()].filter((name) => trackers.test(name))
  if (tracking.length === 0) return undefined
  for (const name of tracking) address.searchParams.delete(name)
  return {
    message: `Die Adresse sagt, woher sie kopiert wurde: ${tracking.join(', ')}.`,
    remedy: `Schreiben Sie: ${address.href}`,
  }
}
