import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { renderPage } from './page.fixture.tsx'

test('A page says of which year its figures are once their time is over', async () => {
  const route = routes.find(({ path }) => path === '/aktivrente')
  if (!route) throw new Error('no /aktivrente')
  const note = async (outdated?: string) =>
    (await renderPage(route, {}, { outdated })).body().querySelector('.note')?.text
  expect(await note('2026')).toMatch(/^Einige Zahlen dieser Seite haben den Stand 2026 und /)
  expect(await note()).toMatch(/^Stand: /)
})
