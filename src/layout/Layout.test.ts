import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { loadSite } from '../site/load-site.ts'
import { renderPage } from './page.fixture.tsx'

test('A page says of which year its figures are once their time is over', async () => {
  const route = routes.find(({ path }) => path === '/aktivrente')
  if (!route) throw new Error('no /aktivrente')
  const note = async (outdated?: string) =>
    (await renderPage(route, {}, { outdated })).body().querySelector('.note')?.text
  const { hinweise } = loadSite().shared
  const told = hinweise.ueberholt.replace('[jahr]', '2026')
  expect(told).toContain('2026')
  expect((await note('2026'))?.startsWith(told)).toBe(true)
  expect((await note())?.startsWith(hinweise.stand.slice(0, 20))).toBe(true)
})
