import { openCases } from './open-case.ts'
import { prefetchByHand } from './prefetch-by-hand.ts'
import { linkQuestions } from './questions.ts'

// What comes with the first touch (first-touch.ts).
prefetchByHand()
linkQuestions()
openCases()
