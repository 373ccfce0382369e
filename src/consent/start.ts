import { apply } from './apply.ts'
import { deletionsOf } from './cookies.ts'
import {
  closedDialog,
  type Decision,
  type DialogAnswer,
  type DialogRequest,
  openDialog,
} from './dialog-events.ts'
import { type Choices, consentKey, readConsent, writeConsent } from './record.ts'

/** For as long a tap was meant for what the banner has just covered, and goes there. */
const settleMs = 600

type Say = (state: '' | 'failed') => void

const nothing: Choices = { analytics: false, marketing: false, external: false }
const everything: Choices = { analytics: true, marketing: true, external: true }

/** What applies in this page; undefined without valid consent. */
let choices = readConsent()
/** Also a decision that could not be stored counts, until the page is left. */
let decided = false
/** The button that waits for the dialog's code. */
let waiting: HTMLElement | undefined

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

// Consent starts when this code arrives, in each page that needs it (offer.ts): valid stored consent is
// applied again, decisions are stored and applied; also those of another tab (C1, C3).
if (choices || deletionsOf(document.cookie, location).length > 0) applyChoices()

addEventListener(closedDialog, (event) => {
  const answer = (event as CustomEvent<DialogAnswer>).detail
  if (answer) decide(answer.decision, answer.selection)
  hideBanner()
})
addEventListener('storage', ({ key }) => {
  if (key !== consentKey) return
  follow()
  hideBanner()
})
addEventListener('pageshow', ({ persisted }) => persisted && follow())

/**
 * A visitor has pressed a button of banner or page. `wakeDialog` is false when its code did not come;
 * `say` shows a note meanwhile. Both are of the loader: code that both import would be loaded twice.
 */
export function press(button: HTMLElement, wakeDialog: () => Promise<boolean>, say: Say): void {
  const action = button.dataset.cookies
  if (action === 'settings') void openSettings(button, wakeDialog, say)
  else decide(action as Decision)
}

function applyChoices(): void {
  try {
    apply(choices ?? nothing)
  } catch (error) {
    console.warn('[consent]', error)
  }
}

function decide(decision: Decision, selection = nothing): void {
  const stored = { all: everything, essential: nothing, selection, none: undefined }[decision]
  choices = stored
  decided = true
  waiting = undefined
  writeConsent(stored)
  applyChoices()
  hideBanner()
}

/** Takes over what was decided elsewhere. */
function follow(): void {
  choices = readConsent()
  applyChoices()
  if (choices) hideBanner()
}

/** Unless a decision is there. What the banner covers of the page's lower edge is kept clear (base.css). */
export function showBanner(): void {
  const banner = find('[data-cookie-banner]')
  choices ??= readConsent()
  if (!banner || choices || decided) return
  swap(banner, true)
  // By script, because an animation makes the banner's frame twice as long.
  banner.style.pointerEvents = 'none'
  setTimeout(() => {
    banner.style.pointerEvents = ''
  }, settleMs)
  const { style } = document.documentElement
  new ResizeObserver(() => {
    const covers = getComputedStyle(banner).position === 'fixed' ? banner.offsetHeight : 0
    // A task of its own, for the style of every element is worked out again.
    setTimeout(() => style.setProperty('--banner', `${covers}px`))
  }).observe(banner)
}

function hideBanner(): void {
  const banner = find('[data-cookie-banner]')
  if (!banner) return
  const hadFocus = banner.contains(document.activeElement)
  swap(banner, false)
  if (hadFocus) find('.cookie-open')?.focus({ preventScroll: true })
}

/** The banner has the floating button's words itself, which would lie over it. */
function swap(banner: HTMLElement, isShown: boolean): void {
  banner.hidden = !isShown
  const floating = find('.cookie-open')
  if (floating) floating.hidden = isShown
}

async function openSettings(opener: HTMLElement, wakeDialog: () => Promise<boolean>, say: Say) {
  waiting = opener
  const from = document.activeElement
  const awake = await wakeDialog()
  if (waiting !== opener) return
  // Who has gone on to a field is not torn from it.
  const { activeElement: now } = document
  if (now !== from && now?.matches('input, textarea')) {
    say('')
    return
  }
  say(awake ? '' : 'failed')
  if (!awake) return
  const detail: DialogRequest = { opener, choices }
  dispatchEvent(new CustomEvent(openDialog, { detail }))
}
