import type { Key, Tab } from './tab.ts'
import type { World } from './world.ts'

/** What a visitor means: an element of this kind, with these words in it or as its name. */
export interface Thing {
  css: string
  words?: string
}

/** Somebody in front of one engine. Everything waits until it is so, 20 s at most. */
export interface Visitor {
  tab: Tab
  world: World
  open(path: string): Promise<void>
  /** Presses it in its middle, wherever it stands on the page. */
  press(thing: Thing): Promise<void>
  key(key: Key, times?: number): Promise<void>
  /** Writes into the field with this label, in place of what was there. */
  fill(label: string, text: string): Promise<void>
  /** It is there to be seen, or is not. */
  sees(thing: Thing): Promise<void>
  misses(thing: Thing): Promise<void>
  /** What `run` says in the page is as expected; it knows nothing but its argument. */
  finds<Args extends [] | [unknown], Value>(
    what: string,
    run: (...args: Args) => Value,
    isRight: (value: Awaited<Value>) => boolean,
    ...args: Args
  ): Promise<Awaited<Value>>
  /** The same of what is asked elsewhere. */
  learns<Value>(
    what: string,
    ask: () => Promise<Value>,
    isRight: (value: Value) => boolean,
  ): Promise<Value>
}

const patienceMs = 20_000

export function visitorWith(tab: Tab, world: World): Visitor {
  const learns: Visitor['learns'] = async (what, ask, isRight) => {
    const deadline = performance.now() + patienceMs
    for (;;) {
      // While a page is left nobody answers.
      const answer = await ask().then(
        (value) => ({ value }),
        (error: Error) => ({ error }),
      )
      if ('value' in answer && isRight(answer.value)) return answer.value
      if (performance.now() > deadline)
        throw new Error(
          `${what}: ${'value' in answer ? JSON.stringify(answer.value) : answer.error.message}`,
        )
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const finds: Visitor['finds'] = (what, run, isRight, ...args) =>
    learns(what, () => tab.evaluate(run, ...args), isRight)
  const visitor: Visitor = {
    tab,
    world,
    finds,
    learns,
    open: (path) => tab.goto(world.url + path),
    press: async (thing) => {
      // The page may still be on its way to what was typed last.
      let before = ''
      const place = await finds(
        `${named(thing)} can be pressed, and rests`,
        middleOf,
        (found) => {
          const rests = `${found}` === before
          before = `${found}`
          return rests && Array.isArray(found)
        },
        thing,
      )
      const [x, y] = place as [number, number]
      await tab.click(x, y)
    },
    key: async (key, times = 1) => {
      for (let time = 0; time < times; time += 1) await tab.press(key)
    },
    fill: async (label, text) => {
      await visitor.press({ css: 'label', words: label })
      await finds(`„${label}“ has the focus`, emptyField, (hasFocus) => hasFocus, label)
      await tab.type(text)
      await finds(
        `what stands in „${label}“`,
        () => (document.activeElement as HTMLInputElement).value,
        (value) => value === text,
      )
    },
    sees: async (thing) => {
      await finds(`${named(thing)} is seen`, countOf, (count) => count > 0, thing)
    },
    misses: async (thing) => {
      await finds(`${named(thing)} is not seen`, countOf, (count) => count === 0, thing)
    },
  }
  return visitor
}

export const isAt = ({ finds }: Visitor, path: string) =>
  finds(
    'the address',
    () => location.pathname,
    (found) => found === path,
  )

export const islandIs = ({ finds }: Visitor, name: string, wanted: 'asleep' | 'awake') =>
  finds(
    `${name} is ${wanted}`,
    (name) => document.querySelector<HTMLElement>(`[data-island=${name}]`)?.dataset.islandStatus,
    (found) => found === wanted,
    name,
  )

/** It has the focus, or something in it has. */
export const hasFocus = ({ finds }: Visitor, css: string) =>
  finds(
    `the focus is on ${css}`,
    (css) => Boolean(document.activeElement?.closest(css)),
    (isThere) => isThere,
    css,
  )

const named = ({ css, words }: Thing) => (words ? `„${words}“ (${css})` : css)

/** In the page: how many such things can be seen. */
function countOf({ css, words = '' }: Thing): number {
  return [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
    const { visibility } = getComputedStyle(element)
    const name = element.getAttribute('aria-label') ?? element.innerText
    return (
      element.getClientRects().length > 0 &&
      visibility === 'visible' &&
      name.replace(/\s+/g, ' ').includes(words)
    )
  }).length
}

/** In the page: the middle of the first such thing, brought into view, or why it cannot be pressed. */
async function middleOf({ css, words = '' }: Thing): Promise<[number, number] | string> {
  const [element] = [...document.querySelectorAll<HTMLElement>(css)].filter((element) => {
    const name = element.getAttribute('aria-label') ?? element.innerText
    return element.getClientRects().length > 0 && name.replace(/\s+/g, ' ').includes(words)
  })
  if (!element) return 'not there'
  // It will move what stands there; who has had the page for a while keeps the stand-ins (browser/early.ts).
  if (!getComputedStyle(document.body).fontFamily.includes('Wirkzeit') && performance.now() < 1500)
    return 'the font is on its way'
  const before = element.getBoundingClientRect()
  const isInside = before.top >= 80 && before.bottom <= innerHeight - 80
  if (!isInside) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  // Firefox brings what was typed last into view with the next picture that it draws.
  for (let frame = 0; frame < 2; frame += 1)
    await new Promise((drawn) => requestAnimationFrame(drawn))
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const above = document.elementFromPoint(x, y)
  const isFree = above && (element.contains(above) || above.contains(element))
  return isFree ? [x, y] : `covered by ${above?.outerHTML.slice(0, 80)}`
}

/** In the page: whether the field with this label has the focus; what stands in it will be replaced. */
function emptyField(label: string): boolean {
  const field = [...document.querySelectorAll('label')].find(({ innerText }) =>
    innerText.includes(label),
  )?.control as HTMLInputElement | undefined
  if (!field || document.activeElement !== field) return false
  field.select()
  return true
}
