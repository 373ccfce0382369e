import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { readPage } from './built'
import { buttons, type Count, counts, parts, places, targets } from './specification'

for (const [path, rows] of Object.entries(counts))
  test(`${path} has as many parts as the specification says`, () => {
    const page = readPage(path).root
    const used = new Set<HTMLElement>()
    // A row that takes any count must not take the place that another row needs.
    const exactFirst = rows.toSorted(([a], [b]) => Number(a === 'some') - Number(b === 'some'))
    const missing = exactFirst.flatMap(([count, kind, name = kind]) => {
      const all = page.querySelectorAll(places[kind])
      const place = all.find((each) => !used.has(each) && isRight(each.children.length, count))
      if (place) used.add(place)
      const found = all.map(({ children }) => children.length)
      return place ? [] : [`${name}: ${count} ${kind} missing; the page has ${found}`]
    })
    expect(missing).toEqual([])
  })

const isRight = (found: number, count: Count) => (count === 'some' ? found > 0 : found === count)

test('Headings, badges and other parts that the specification names are there', () => {
  const wrong = parts.flatMap(([path, selector, count, text]) => {
    const found = readPage(path).root.querySelectorAll(`main ${selector}`).map(visibleText)
    const right = text === undefined ? found : found.filter((each) => matches(each, text))
    if (right.length === count) return []
    return [`${path} ${selector} ${text ?? ''}: ${right.length} instead of ${count}`]
  })
  expect(wrong).toEqual([])
})

test('Buttons carry the quoted labels and lead where they shall', () => {
  const missing = buttons.filter(
    ([path, label, targets]) =>
      !readPage(path)
        .root.querySelectorAll('main a.btn')
        .some(
          (link) =>
            visibleText(link) === label && targets.includes(link.getAttribute('href') ?? ''),
        ),
  )
  expect(missing).toEqual([])
})

test('Pages lead where the specification says', () => {
  const missing = Object.entries(targets).flatMap(([path, wanted]) => {
    const links = readPage(path).root.querySelectorAll('main a[href]:not(.crumbs a)')
    const found = new Set(links.map((link) => link.getAttribute('href')))
    return wanted.filter((target) => !found.has(target)).map((target) => `${path} → ${target}`)
  })
  expect(missing).toEqual([])
})

const matches = (found: string, text: string | RegExp) =>
  typeof text === 'string' ? found === text : text.test(found)

/** Without what only screen readers say. */
function visibleText(element: HTMLElement): string {
  const spoken = element.querySelectorAll('.sr-only').map(({ text }) => text)
  return spoken.reduce((text, part) => text.replace(part, ''), element.text).trim()
}
