import type { Check } from '../check.ts'
import { islandIs, type Visitor } from '../visitor.ts'

const about = 'questions'
const path = '/aktivrente'

/** In the page: the words of all questions, which of them are open, and what the address names. */
const state = () => {
  const items = [...document.querySelectorAll<HTMLDetailsElement>('.faq details')]
  return {
    words: items.map((item) => item.querySelector('summary')?.textContent.trim() ?? ''),
    open: items.flatMap((item, index) => (item.open ? [index] : [])).join(),
    named: items.findIndex((item) => location.hash === `#${item.lastElementChild?.id}`),
  }
}

async function questionsOf({ open, tab, press, finds }: Visitor) {
  await open(path)
  const { words } = await tab.evaluate(state)
  return {
    words,
    press: (index: number) => press({ css: '.faq summary', words: words[index] ?? '' }),
    are: (open: string, named = Number(open === '' ? -1 : open)) =>
      finds(
        `open is ${open || 'none'}, named ${named}`,
        state,
        (found) => found.open === open && found.named === named,
      ),
  }
}

export const questionChecks: Check[] = [
  {
    about,
    onlyReads: true,
    sentence: 'One answer is open at a time, and the address names its question',
    holds: async (visitor) => {
      const questions = await questionsOf(visitor)
      for (const index of [0, 1, 2]) {
        await questions.press(index)
        await questions.are(`${index}`)
      }
      await islandIs(visitor, 'Faq', 'awake')
      await questions.press(1)
      await questions.are('1')
      await questions.press(1)
      await questions.are('')
    },
  },
  {
    about,
    sentence: 'Without any code that comes later they open all the same, one at a time',
    allowed: /./,
    holds: async (visitor) => {
      visitor.world.lost = /\/assets\/.*\.js/
      const questions = await questionsOf(visitor)
      await questions.press(1)
      await questions.are('1', -1)
      await questions.press(2)
      await questions.are('2', -1)
    },
  },
  {
    about,
    onlyReads: true,
    sentence: 'The address of a question opens it and brings it before the eyes',
    holds: async (visitor) => {
      const { tab, finds } = visitor
      await visitor.open(path)
      const last = await tab.evaluate(
        () => document.querySelector('.faq details:last-child')?.lastElementChild?.id,
      )
      await visitor.open('/')
      await visitor.open(`${path}#${last}`)
      await finds(
        'the question',
        () => {
          const item = document.querySelector('.faq details:last-child') as HTMLDetailsElement
          const header = document.querySelector('header') as HTMLElement
          const { top, bottom } = (item.firstElementChild as Element).getBoundingClientRect()
          return {
            open: item.open,
            seen: top >= header.getBoundingClientRect().bottom - 2 && bottom <= innerHeight,
          }
        },
        ({ open, seen }) => open && seen,
      )
    },
  },
]
