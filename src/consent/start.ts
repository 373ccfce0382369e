import { showButtons } from './buttons.ts'
import {
  closedDialog,
  type Decision,
  type DialogAnswer,
  type DialogRequest,
  openDialog,
} from './dialog-events.ts'
import { type Choices, consentKey, readConsent, writeConsent } from './record.ts'

const bannerDelayMs = 1500

const nothing: Choices = { analytics: false, marketing: false, external: false }
const everything: Choices = { analytics: true, marketing: true, external: true }

/** What applies in this page; undefined without valid consent. */
let choices: Choices | undefined
/** Also a decision that could not be stored counts, until the page is left. */
let decided = false
/** The button that waits for the dialog's code. */
let waiting: HTMLElement | undefined

const find = (selector: string) => document.querySelector<HTMLElement>(selector)

/**
 * Consent on every page, before anything else runs: defaults denied, valid stored consent applied
 * again, banner shown when needed, decisions stored and applied; also those of another tab
 * (C1, C3). `wakeDialog` is false when the code could not be loaded.
 */
export function startConsent(wakeDialog: () => Promise<boolean>): void {
  if (import.meta.env.VITE_GA_ID) denyByDefault()
  choices = readConsent()
  void apply(choices !== undefined)

  showButtons()
  addEventListener('load', () => setTimeout(showBanner, bannerDelayMs))
  addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-cookies]')
    const action = button?.dataset.cookies
    say('')
    if (action === 'settings') void openSettings(button as HTMLElement, wakeDialog)
    else if (action) decide(action as Decision)
  })
  addEventListener(closedDialog, (event) => {
    const answer = (event as CustomEvent<DialogAnswer>).detail
    if (answer) decide(answer.decision, answer.selection)
    hideBanner()
  })
  addEventListener('storage', ({ key }) => {
    if (key !== consentKey && key !== null) return
    decided = true
    follow()
    hideBanner()
  })
  addEventListener('pageshow', ({ persisted }) => persisted && follow())
}

/** Google's own form of a call: an array would be ignored. What others have said before stays. */
function denyByDefault(): void {
  window.dataLayer ??= []
  const { dataLayer } = window
  window.gtag = function () {
    // biome-ignore lint/complexity/noArguments: Google's script tells a command by its type
    dataLayer.push(arguments)
  }
  window.gtag('consent', 'default', {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  })
}

const leftovers = new RegExp(`(^|; )(${import.meta.env.VITE_ANALYTICS_COOKIES})`)

/** Loads code only when there is something to tell Google, or a cookie to delete. */
async function apply(signal: boolean): Promise<void> {
  const now = choices ?? nothing
  try {
    if (
      (import.meta.env.VITE_GA_ID && signal) ||
      (!now.analytics && leftovers.test(document.cookie))
    )
      (await import('./apply.ts')).apply(now)
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
  void apply(true)
  hideBanner()
}

/** Takes over what was decided elsewhere. */
function follow(): void {
  choices = readConsent()
  void apply(true)
  if (choices) hideBanner()
}

function showBanner(): void {
  const banner = find('[data-cookie-banner]')
  choices ??= readConsent()
  if (banner && !choices && !decided) banner.hidden = false
}

function hideBanner(): void {
  const banner = find('[data-cookie-banner]')
  if (!banner) return
  const hadFocus = banner.contains(document.activeElement)
  banner.hidden = true
  if (hadFocus) find('.cookie-open')?.focus()
}

async function openSettings(opener: HTMLElement, wakeDialog: () => Promise<boolean>) {
  waiting = opener
  say('loading')
  const awake = await wakeDialog()
  if (waiting !== opener) return
  say(awake ? '' : 'failed')
  if (!awake) return
  const detail: DialogRequest = { opener, choices }
  dispatchEvent(new CustomEvent(openDialog, { detail }))
}

function say(state: '' | 'loading' | 'failed'): void {
  const note = find('[data-cookie-note]')
  if (note) note.dataset.cookieNote = state
}
