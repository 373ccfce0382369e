import { followSize } from './follow-size.ts'
import { linkManifest } from './link-manifest.ts'
import { openByEnter, openCases } from './open-case.ts'
import { prefetchOnIntent } from './prefetch-on-intent.ts'
import { linkQuestions } from './questions.ts'

let isBegun = false

/**
 * What comes with the first touch (first-touch.ts), or without one, at the address of a question. Called
 * for each touch that came before this code.
 */
export function touched(event?: Event): void {
  if (!isBegun) begin(event)
  isBegun = true
  openByEnter(event)
}

function begin(event?: Event): void {
  prefetchOnIntent(event)
  linkQuestions()
  openCases()
  linkManifest()
  followSize()
}
