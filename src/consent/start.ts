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

/** Until then a tap on the banner was meant for what it has just covered, and is passed on to it. */
const settleMs = 600

type Say = (state: '' | 'failed') => void

const nothing: Choices = { analytics: false, marketing: false, external: false }
const everything: Choices = { analytics: true, marketing: true, external: true }

/** What applies in this page; undefined without valid consent. */
let choices = readConsent()
/** True after a decision in this page, which counts even if it could not be stored. */
let decided = false
/** The button whose press waits for the dialog's code. */
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
 * Answers a press on a button of banner or page. `wakeDialog` resolves to false when the dialog's code did
 * not come; `say` shows a note beside the button. The loader passes both: code that this module and the
 * loader import would be another file to load.
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

/** Shows the banner unless there is a decision, and keeps clear what it covers (`--banner` in base.css). */
export function showBanner(): void {
  const banner = find('[data-cookie-banner]')
  choices ??= readConsent()
  if (!banner || choices || decided) return
  swap(banner, true)
  // By a timer, because a CSS animation makes the banner's frame twice as long.
  banner.style.pointerEvents = 'none'
  setTimeout(() => {
    banner.style.pointerEvents = ''
  }, settleMs)
  const { style } = document.documentElement
  new ResizeObserver(() => {
    const covers = getComputedStyle(banner).position === 'fixed' ? banner.offsetHeight : 0
    // In a task of its own, because it restyles every element.
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

/** Shows either the banner or the floating button, which would lie over it and is named in it. */
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
  // A dialog must not take the focus from a field that the visitor has gone on to.
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
