import { rules, words } from 'virtual:later/Player'
import { element, placed } from '../islands/later-part.ts'
import { buttonLook } from '../ui/button-look.ts'

const region =
  'fixed inset-x-0 bottom-0 z-player border-t-3 border-ink bg-weiss pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom,0px))] print:hidden [&:not([data-state=reading])_.icon-pause]:hidden [&[data-state=reading]_.icon-play]:hidden'
const row =
  'wrap flex flex-wrap items-center gap-x-3 gap-y-2 max-broad:gap-2 max-broad:[&_.btn]:flex-auto max-broad:[&_.btn]:gap-2 max-broad:[&_.btn]:px-1 max-broad:[&_.btn]:text-small max-broad:[&_.icon]:text-[0.85em] max-narrow:[&_.icon]:hidden [&_[aria-pressed=true]]:bg-tanne [&_[aria-pressed=true]]:text-weiss forced-colors:[&_[aria-pressed=true]]:outline-3 forced-colors:[&_[aria-pressed=true]]:-outline-offset-7'
const stateLook =
  'max-w-full flex-[1_0_auto] font-semibold max-broad:basis-full max-broad:leading-tight'
const outlined = buttonLook({ variant: 'outline', size: 'sm' })

/** The controls for reading aloud. They come with its code, because few visitors ever listen. */
export const player = element('section', region)
player.setAttribute('aria-label', words.vorlesen)
player.hidden = true

export const stateLine = element('p', stateLook)
stateLine.setAttribute('role', 'status')
export const pauseWord = element('span', '', words.pause)
export const pauseButton = element(
  'button',
  buttonLook({ size: 'sm' }),
  icon('icon icon-pause'),
  icon('icon icon-play'),
  pauseWord,
)
export const stopButton = element('button', outlined, icon('icon icon-stop'), words.stopp)
export const slowButton = element('button', outlined, words.langsamer)

player.append(element('div', row, stateLine, pauseButton, stopButton, slowButton))
document.body.append(placed('Player', rules, player))
new ResizeObserver(makeRoom).observe(player)

/** Keeps what gets the focus from lying behind the player (`scroll-padding-bottom` of styles/base.css). */
export function makeRoom(): void {
  const height = player.offsetHeight
  document.documentElement.style.scrollPaddingBottom = height ? `${height + 16}px` : ''
}

function icon(look: string): HTMLElement {
  const made = element('span', look)
  made.setAttribute('aria-hidden', 'true')
  return made
}
