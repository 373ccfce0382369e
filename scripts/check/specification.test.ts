import { expect, test } from 'vitest'
import { type Menu, type Route, routes } from '../../routes.ts'
import { lostPages } from './content/agreed.ts'
import { hidden, menus, priorities } from './specification.ts'

const all: readonly Route[] = routes
const paths = all.map(({ path }) => path)

test.each(Object.entries(menus))(
  'The menu „%s“ leads where it was agreed on, in that order',
  (menu, agreed) => {
    const listed = all
      .filter((route) => route.menus?.includes(menu as Menu))
      .map(({ path }) => path)
    expect(listed.filter((path) => agreed.includes(path))).toEqual(agreed)
  },
)

test('The sitemap weighs pages as agreed, and search engines are kept from those alone that were', () => {
  for (const [path, priority] of Object.entries(priorities))
    expect(all.find((route) => route.path === path)?.sitemap?.priority, path).toBe(priority)
  expect(all.filter(({ noindex }) => noindex).map(({ path }) => path)).toEqual(hidden)
})

test('A page that was agreed on cannot go without a word', () => {
  expect(lostPages(paths)).toEqual([])
  const found = lostPages(paths.filter((path) => path !== '/ehrenamt'))
  expect(found.map(({ message }) => message)).toEqual([
    'Vereinbart ist eine Seite unter /ehrenamt.',
  ])
})
