import { words } from 'virtual:later/Player'
import {
  makeRoom,
  pauseButton,
  pauseWord,
  player,
  slowButton,
  stateLine,
  stopButton,
} from './player.ts'
import { readingKey } from './reading-key.ts'
import { type Saying, sayingsIn } from './reading-order.ts'
import { bringIntoView, isSeen, mark } from './sentence-mark.ts'

/**
 * Reads the page aloud, one sentence after the other: long utterances end after 15 seconds in
 * Chrome, and pausing is unreliable on Android. So a pause ends the sentence, and going on begins it
 * anew.
 */
type State = 'idle' | 'reading' | 'paused' | 'failed' | 'translated'

const speeds = { usual: 1, slow: 0.8 }
const said: Record<State, string> = {
  idle: '',
  reading: words.liest,
  paused: words.angehalten,
  failed: words.gestoert,
  translated: words.uebersetzt,
}
/** A voice that has not begun to speak by then will not begin at all. */
const patienceMs = 8_000
/** Milliseconds. Some browsers drop a sentence that follows a cancelled one at once. */
const afterCancel = 100

const { dataset } = document.documentElement
const main = document.querySelector('main') as Element
const isSlow = () => /\bslow\b/.test(dataset.reading ?? '')

let state: State = 'idle'
let sayings: Saying[] = []
let at = 0
/** Kept: Chrome forgets an utterance that nobody holds, and its `end` never comes. */
let current: SpeechSynthesisUtterance | undefined
let opener: HTMLElement | undefined
let hasScrolledAway = false

/** Whether the browser has translated the page: Chrome changes `lang`, Safari and Edge set a class. */
const isTranslated = () => {
  const { lang, className } = document.documentElement
  return !lang.startsWith('de') || /\btranslated/.test(className)
}

/** Begins at the top, goes on after a pause, and leaves alone what is being read already. */
export function readAloud(button: HTMLElement): void {
  opener = button
  if (state === 'reading') return
  // In another language a German voice would be gibberish.
  if (isTranslated()) {
    enter('translated')
    return
  }
  if (state === 'idle' || state === 'translated') {
    sayings = sayingsIn(main)
    at = 0
  }
  enter('reading')
  pauseButton.focus({ preventScroll: true })
  say(true)
}

function say(mayScroll: boolean): void {
  if (isTranslated()) {
    mark(undefined)
    hush('translated')
    return
  }
  const saying = sayings[at]
  if (!saying) {
    stop()
    return
  }
  mark(saying.range)
  if (mayScroll) bringIntoView(saying.range)
  const utterance = new SpeechSynthesisUtterance(saying.text)
  const voice = germanVoice()
  utterance.voice = voice ?? null
  utterance.lang = voice?.lang.replace('_', '-') ?? 'de-DE'
  utterance.rate = isSlow() ? speeds.slow : speeds.usual
  const unheard = setTimeout(() => current === utterance && hush('failed'), patienceMs)
  utterance.onstart = () => clearTimeout(unheard)
  utterance.onend = () => current === utterance && next()
  utterance.onerror = ({ error }) => {
    if (current !== utterance) return
    // Another tab has begun to speak.
    hush(error === 'interrupted' || error === 'canceled' ? 'paused' : 'failed')
  }
  current = utterance
  speechSynthesis.speak(utterance)
}

/** The page scrolls to the next sentence only if the visitor has not scrolled away from this one. */
function next(): void {
  if (isSeen((sayings[at] as Saying).range)) hasScrolledAway = false
  at += 1
  say(!hasScrolledAway)
}

/** A voice for Germany first, else any German one. Android writes `de_AT`, others `de-AT`. */
function germanVoice(): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis
    .getVoices()
    .filter(({ lang, localService }) => localService && /^de/i.test(lang))
  return voices.find(({ lang }) => /^de[-_]DE/i.test(lang)) ?? voices[0]
}

function hush(to: State): void {
  current = undefined
  speechSynthesis.cancel()
  enter(to)
}

function stop(): void {
  const hadFocus = player.contains(document.activeElement)
  mark(undefined)
  hush('idle')
  if (hadFocus) opener?.focus({ preventScroll: true })
}

function enter(to: State): void {
  state = to
  player.hidden = to === 'idle'
  stateLine.textContent = said[to]
  player.dataset.state = to
  pauseWord.textContent = to === 'reading' ? words.pause : words.weiter
  makeRoom()
  keepAwake(to === 'reading')
}

let lock: Promise<WakeLockSentinel | undefined> | undefined

/** Keeps the screen on: the voice falls silent with it, and a listener does not touch it. */
function keepAwake(on: boolean): void {
  if (on) lock ??= navigator.wakeLock?.request('screen').catch(() => undefined)
  else {
    void lock?.then((held) => held?.release())
    lock = undefined
  }
}

addEventListener('visibilitychange', () => {
  if (document.hidden || state !== 'reading') return
  // On iPhones no event says that the system has silenced the voice.
  if (speechSynthesis.speaking === false) {
    hush('paused')
    return
  }
  // The wake lock ended when the page was hidden.
  lock = undefined
  keepAwake(true)
})

pauseButton.onclick = () => {
  if (state === 'reading') return hush('paused')
  if (state === 'translated') return readAloud(opener as HTMLElement)
  enter('reading')
  say(true)
}
stopButton.onclick = stop
slowButton.onclick = () => {
  const [size = ''] = `${dataset.reading}`.split(' ')
  setReading(isSlow() ? size : `${size} slow`)
  showSpeed()
  try {
    if (dataset.reading) localStorage[readingKey] = dataset.reading
    else delete localStorage[readingKey]
  } catch {}
  current = undefined
  speechSynthesis.cancel()
  setTimeout(() => state === 'reading' && !current && say(true), afterCancel)
}

const showSpeed = () => slowButton.setAttribute('aria-pressed', `${isSlow()}`)
showSpeed()
// Each of these may scroll the page. `next` takes it back while the sentence can still be seen.
for (const type of ['wheel', 'touchmove', 'keydown', 'mousedown'])
  addEventListener(type, () => {
    hasScrolledAway = true
  })
// An answer that is opened or closed changes what there is to read.
addEventListener(
  'toggle',
  () => {
    const now = sayings[at]?.range
    if (state === 'idle' || !now) return
    sayings = sayingsIn(main)
    at = sayings.findLastIndex(
      ({ range }) => range.compareBoundaryPoints(Range.START_TO_START, now) <= 0,
    )
  },
  true,
)
// A voice would talk on over the next page.
addEventListener('pagehide', stop)
