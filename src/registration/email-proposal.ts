import { emailPattern } from './schema.ts'

/** Providers that people over 60 in Germany use, the common ones first. */
const providers = (
  'gmx.de web.de t-online.de gmail.com googlemail.com freenet.de gmx.net yahoo.de aol.com arcor.de ' +
  'outlook.de hotmail.de hotmail.com outlook.com icloud.com posteo.de mailbox.org vodafone.de ' +
  'kabelmail.de online.de onlinehome.de alice-dsl.net alice.de unitybox.de netcologne.de ' +
  'versanet.de ewetel.net osnanet.de live.de mail.de email.de yahoo.com aol.de gmx.com gmx.at ' +
  'bluewin.ch protonmail.com'
).split(' ')

/** Real providers that resemble one of the above: never corrected. */
const neighbours = ['mail.com', 'email.com', 'ymail.com', 'rocketmail.com', 'online.com']

/** Endings that exist: behind the name of a provider one of these is not taken for a slip. */
const endings = new Set(
  'de at ch li lu nl be fr it es pt pl cz dk se no fi ie gr hu eu uk us com net org info biz me io co'.split(
    ' ',
  ),
)

const slippedEndings: Record<string, string> = {
  d: 'de',
  dee: 'de',
  ed: 'de',
  con: 'com',
  cmo: 'com',
  comm: 'com',
}

/** Providers that have no address under this ending. */
const wrongEndings: Record<string, string> = {
  'gmail.de': 'gmail.com',
  'gmail.co': 'gmail.com',
  'googlemail.de': 'googlemail.com',
  'icloud.de': 'icloud.com',
  't-online.com': 't-online.de',
}

const longest = 1_000

const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** The address that was probably meant; undefined if this one looks right or nothing comes to mind. */
export function proposeEmail(typed: string): string | undefined {
  // Longer than any address with text around it; a long text pasted by mistake would block the page.
  if (typed.length > longest) return undefined
  const address = withAt(tidy(typed))
  const at = address.lastIndexOf('@')
  if (at < 1) return undefined
  const local = address
    .slice(0, at)
    .replace(/[äöüß]/gi, (letter) => umlauts[letter.toLowerCase()] ?? '')
  const domain = address.slice(at + 1).toLowerCase()
  const meant = isRight(domain) ? domain : (providerFor(domain) ?? withEnding(domain))
  const proposal = `${local}@${meant}`
  return emailPattern.test(proposal) && proposal.toLowerCase() !== seen(typed).toLowerCase()
    ? proposal
    : undefined
}

/**
 * The address without what people write around it or instead of its signs: `@` and dots in words, blanks,
 * commas for dots, doubled or trailing signs, `mailto:`, `www.`.
 */
const tidy = (typed: string) =>
  bareAddress(seen(typed))
    .replace(/\s+(?:at|ät|klammeraffe)\s+|\s*[([{](?:at?|ät)[)\]}]\s*|€/i, '@')
    .replace(/\s+(?:punkt|dot)\s+|\s*[([{](?:punkt|dot)[)\]}]\s*/gi, '.')
    .replace(/\s|^mailto:|^<|[>.,;:]+$/g, '')
    .replace(/[,;]|:(?=[^@]*$)/g, '.')
    .replace(/([@.])\1+/g, '$1')
    .replace(/@\.|\.@/, '@')
    .replace(/(^|@)www\./gi, '$1')

const seen = (typed: string) => typed.replace(/\p{Cf}/gu, '').trim()

/** Drops quotes, brackets, a leading „E-Mail:“, and words beside a complete address. */
function bareAddress(text: string): string {
  if (emailPattern.test(text)) return text
  const bare = text
    .replace(/^.*<(.+)>.*$/s, '$1')
    .replace(/^(?:e-?)?mail(?:-?adresse)?(?::\s*|\s+)/i, '')
    .replace(/^[("'„“‚‘»›[]+|[)"'“”‘’«‹\]]+$/g, '')
  const words = bare.split(/[\s,;/]+/)
  const whole = words.filter((word) => emailPattern.test(word))
  // A single word before it may be the half of a name.
  const isAside = words.length > 2 || words[0] === whole[0]
  return (isAside && whole[0]) || bare
}

/** Adds a missing `@` before a provider's name, in place of another sign or of „q“ (the same key). */
function withAt(address: string): string {
  if (address.includes('@')) return address
  const domain = providers
    .filter((each) => address.toLowerCase().endsWith(each))
    .sort((a, b) => b.length - a.length)[0]
  if (!domain) return address
  return `${address.slice(0, -domain.length).replace(/[.q/#*+-]$/i, '')}@${domain}`
}

const isRight = (domain: string) => providers.includes(domain) || neighbours.includes(domain)

function providerFor(domain: string): string | undefined {
  if (wrongEndings[domain]) return wrongEndings[domain]
  const bare = bareOf(domain)
  const [name = '', ending] = halves(domain)
  return (
    // First the same letters with dots and hyphens elsewhere, then a name without an ending, then a slip.
    providers.find((each) => bareOf(each) === bare) ??
    providers.find((each) => ending === undefined && halves(each)[0] === name) ??
    providers.find((each) => isSlipOf(each, name, ending))
  )
}

function isSlipOf(provider: string, name: string, ending = ''): boolean {
  const [theName = '', theEnding = ''] = halves(provider)
  if (name === theName) return !endings.has(ending) && isOneSlip(ending, theEnding)
  if (bareOf(name) === bareOf(theName)) return ending === theEnding
  if (ending !== theEnding)
    return bareOf(name + ending).length > 7 && isOneSlip(bareOf(name + ending), bareOf(provider))
  // Short names are near to too many others: there only letters that changed places are a slip.
  const isShort = theName.length < 6 && theName !== 'gmail' && theName !== 'yahoo'
  return isShort ? isSwap(name, theName) : isOneSlip(bareOf(name), bareOf(theName))
}

function withEnding(domain: string): string {
  const dot = domain.lastIndexOf('.')
  const ending = slippedEndings[domain.slice(dot + 1)]
  return ending ? `${domain.slice(0, dot + 1)}${ending}` : domain
}

const bareOf = (domain: string) => domain.replace(/[.-]/g, '')

function halves(domain: string): [string, string?] {
  const dot = domain.lastIndexOf('.')
  return dot < 0 ? [domain] : [domain.slice(0, dot), domain.slice(dot + 1)]
}

/** One letter too many, one missing, one wrong, or two that changed places. */
function isOneSlip(typed: string, meant: string): boolean {
  if (typed === meant) return false
  let same = 0
  while (typed[same] === meant[same]) same += 1
  const rest = (text: string, from: number) => text.slice(same + from)
  return (
    rest(typed, 1) === rest(meant, 0) ||
    rest(typed, 0) === rest(meant, 1) ||
    rest(typed, 1) === rest(meant, 1) ||
    isSwap(typed, meant)
  )
}

function isSwap(typed: string, meant: string): boolean {
  if (typed.length !== meant.length || typed === meant) return false
  let at = 0
  while (typed[at] === meant[at]) at += 1
  return typed === `${meant.slice(0, at)}${meant[at + 1] ?? ''}${meant[at]}${meant.slice(at + 2)}`
}
