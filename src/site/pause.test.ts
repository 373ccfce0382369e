import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { checkFiles } from '../model/check-files.ts'
import { formatFindings } from '../model/findings.ts'
import { readSite } from '../model/read-site.ts'
import { readContentFiles } from './content-files.ts'
import { readReferences } from './load-site.ts'

const brand = 'src/content/marke.yaml'
const pausePage = 'src/content/seiten/registrieren-pausiert.yaml'
const files = readContentFiles()
const letters = new Set([...Object.values(files).join('')])
const read = (changed: Record<string, string>) =>
  readSite({ ...files, ...changed }, { ...readReferences(), letters, isOpen: false })

const pausedBrand = {
  [brand]: (files[brand] ?? '').replace(/^registrierung: .*$/m, 'registrierung: pausiert'),
}

test('While registration is paused no button leads to a form, no text sends there, and its page says so', () => {
  const result = read(pausedBrand)
  if (!result.ok) throw new Error(formatFindings(result.findings))
  const { pages, shared, brand } = result.site
  const page = pages.get('registrieren')
  expect(page?.file).toBe(pausePage)
  expect(page?.bloecke.some(({ art }) => art === 'formular')).toBe(false)
  const shown = [...pages].filter(([, { file }]) => !file.endsWith('/registrieren.yaml'))
  const all = JSON.stringify([shared.kopf, shown])
  expect(all).not.toContain(brand.anmeldeformular)
  expect(all).not.toMatch(/[Mm]elden können Sie sich|[Mm]elden Sie sich an|ins Formular/)
  const toForm = all.match(/\{[^{}]*"ziel":"\/registrieren"[^{}]*\}/g) ?? []
  expect(toForm.length).toBeGreaterThan(0)
  for (const button of toForm) expect(button).toContain(shared.registrierung.pausiert.text)
}, 60_000)

test('Without the page for a pause nothing is published in one', () => {
  const { [pausePage]: _, ...rest }: Record<string, string> = files
  expect(checkFiles(rest, routes)).toEqual([])
  expect(checkFiles(rest, routes, true)).toMatchObject([{ file: pausePage }])
})
