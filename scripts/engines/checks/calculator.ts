import type { Check } from '../check.ts'

const about = 'calculator'
const path = '/aktivrente-rechner'
/** In the page. */
const answer = () => document.querySelector<HTMLElement>('[data-answer]')?.innerText

const wage = 'Lohn im Monat, vor Abzügen'

export const calculatorChecks: Check[] = [
  {
    about,
    onlyReads: true,
    sentence: 'Year and wage make an answer, and its address gives the same answer again',
    holds: async ({ open, fill, finds }) => {
      // Which month it is stands in the address: each engine shows its own list.
      await open(`${path}#monat=5`)
      await fill('Jahr', '1954')
      await fill(wage, '1204')
      const begin = 'Von 1.204\u00a0Euro bleiben Ihnen'
      const said = await finds('the answer', answer, (text) => Boolean(text?.includes(begin)))
      const fragment = await finds(
        'the address',
        () => location.hash,
        (hash) => /1954/.test(hash) && /1204/.test(hash),
      )
      await open('/impressum')
      await open(path + fragment)
      await finds('the answer', answer, (text) => text === said)
    },
  },
]
