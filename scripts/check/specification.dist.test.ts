import type { HTMLElement } from 'node-html-parser'
import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import type { LoadedBlock } from '../../src/model/blocks.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { readPage } from './built.ts'
import { regionalPaths } from './page-groups.ts'
import {
  agreedRegions,
  buttons,
  type Count,
  counts,
  parts,
  partsIn,
  targets,
} from './specification.ts'

const site = loadSite()

/** The crawler's test looks for all that a block says on the built page. */
for (const [path, rows] of Object.entries(counts))
  test(`${path} has as many parts as was agreed on`, () => {
    const route = routes.find((each) => each.path === path)
    const blocks = site.pages.get(route?.content ?? '')?.bloecke ?? []
    const used = new Set<LoadedBlock>()
    // A row that takes any count must not take the block that another row needs.
    const exactFirst = rows.toSorted(([a], [b]) => Number(a === 'some') - Number(b === 'some'))
    const missing = exactFirst.flatMap(([count, kind, name = kind]) => {
      const block = blocks.find((each) => !used.has(each) && isRight(partsIn[kind](each), count))
      if (block) used.add(block)
      const found = blocks.map(partsIn[kind]).filter(Boolean)
      return block ? [] : [`${name}: ${count} ${kind} missing; the page has ${found}`]
    })
    expect(missing).toEqual([])
  })

const isRight = (found: number, count: Count) => (count === 'some' ? found > 0 : found === count)

test('Headings, badges and other parts that were agreed on are there', () => {
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
        .root.querySelectorAll('main a')
        .some(
          (link) =>
            visibleText(link) === label && targets.includes(link.getAttribute('href') ?? ''),
        ),
  )
  expect(missing).toEqual([])
})

test('The ten regional pages that were agreed on are there', () => {
  expect(regionalPaths).toEqual(expect.arrayContaining(agreedRegions))
})

test('Pages lead where they shall', () => {
  const missing = Object.entries(targets).flatMap(([path, wanted]) => {
    const links = readPage(path).root.querySelectorAll('main a[href]:not(nav a)')
    const found = new Set(links.map((link) => link.getAttribute('href')))
    return wanted.filter((target) => !found.has(target)).map((target) => `${path} → ${target}`)
  })
  expect(missing).toEqual([])
})

const matches = (found: string, text: string | RegExp) =>
  typeof text === 'string' ? found === text : text.test(found)

/** Without what screen readers add to a link that opens a new window. */
const visibleText = ({ text }: HTMLElement): string =>
  text.replace(/\s\([^)]*Fenster\)$/, '').trim()
