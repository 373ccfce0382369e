import { followSize } from './follow-size.ts'
import { nameManifest } from './home-screen.ts'
import { openCases } from './open-case.ts'
import { prefetchByHand } from './prefetch-by-hand.ts'
import { linkQuestions } from './questions.ts'

/** What comes with the first touch (first-touch.ts), or without one, at the address of a question. */
export function touched(event?: Event): void {
  prefetchByHand(event)
  linkQuestions()
  openCases()
  nameManifest()
  followSize()
}
