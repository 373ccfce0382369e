import { rules, words as texts } from 'virtual:later/Notice'
import { afterPress } from '../browser/after-press.ts'
import { element, placed } from '../islands/later-part.ts'
import { callLink } from '../ui/telephone.ts'

type Notice = 'waits' | 'refused' | 'arrived' | 'deleted'

let shown: Notice | undefined
let place: HTMLElement | undefined
let isFinal = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Screen readers announce only what comes into a region that has been there for a moment. */
const momentMs = 100

/** Shows at the top of the page what has become of a registration; undefined takes the notice away. */
export function showNotice(notice: Notice | undefined): void {
  // „Deleted“ stays until there is another notice.
  if (isFinal || notice === shown || (!notice && shown === 'deleted')) return
  shown = notice
  if (notice === 'refused') say(texts.abgelehnt, link(texts.formular, texts.zum_formular))
  else if (notice === 'waits') say(texts.liegt_hier, ...contacts())
  else if (notice === 'deleted') say(texts.geloescht, ...contacts())
  else say(notice && texts.angekommen)
}

/** Says that an entry kept for 30 days has been given up. Nothing replaces this notice. */
export function showExpired(keptAt: Date): void {
  isFinal = true
  const day = keptAt.toLocaleDateString('de', { dateStyle: 'long' })
  const { vor_dem_tag, nach_dem_tag } = texts.abgelaufen
  say(
    `${vor_dem_tag} ${day} ${nach_dem_tag}`,
    link(texts.formular, texts.zum_formular),
    ...contacts(),
  )
}

/** Moves the focus, and with it the view, to the notice. */
export function focusNotice(): void {
  place?.focus()
}

function say(text: string | undefined, ...links: HTMLElement[]): void {
  clearTimeout(timer)
  timer = undefined
  const parts = [text ? [text] : [], links].filter((part) => part.length > 0).map(paragraph)
  if (parts.length === 0) {
    place?.replaceChildren()
    return
  }
  const region = placeOf()
  const mine = setTimeout(() => {
    // Not during a press: what stands below moves.
    afterPress(() => mine === timer && region.replaceChildren(...parts))
  }, momentMs)
  timer = mine
}

function placeOf(): HTMLElement {
  // Another copy of this module may have made it (scripts/build/lost-code.ts).
  place ??= document.querySelector<HTMLElement>('[data-island=Notice] > *') ?? undefined
  if (place) return place
  place = element(
    'div',
    'not-empty:border-l-6 not-empty:border-sonne not-empty:bg-butter not-empty:py-3 print:hidden',
  )
  place.setAttribute('role', 'status')
  place.tabIndex = -1
  document.querySelector('main')?.prepend(placed('Notice', rules, place))
  return place
}

const paragraph = (content: (Node | string)[]) => element('p', 'wrap', ...content)

const contacts = () => [
  ...(texts.telefon ? [link(callLink(texts.telefon), texts.telefon)] : []),
  link(`mailto:${texts.email}`, texts.email),
]

function link(href: string, label: string): HTMLElement {
  const made = element('a', 'mr-8 inline-flex min-h-12 items-center', label)
  made.href = href
  return made
}
