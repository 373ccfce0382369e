import { expect, test } from 'vitest'
import { letters } from '../drawings/outlines.ts'
import { readSite } from '../model/read-site.ts'
import { readContentFiles } from './content-files.ts'
import { readReferences } from './load-site.ts'

const number = '030 7654321'
const numbers = (pages: unknown) => JSON.stringify(pages).match(/telefon\}|7654321|9 bis 16/g)

test('Without a telephone no page names one, and all else is in order', () => {
  const files = readContentFiles()
  const brand = 'src/content/marke.yaml'
  const gone = (files[brand] ?? '').replace(/^telefon.*\n/gm, '')
  const named = { ...files, [brand]: `${gone}telefon: ${number}\ntelefon_zeiten: 9 bis 16 Uhr\n` }
  const without = { ...files, [brand]: gone }
  const read = (all: typeof files) => readSite(all, { ...readReferences(), letters: letters() })
  const [before, after] = [read(named), read(without)]
  if (!before.ok || !after.ok) throw new Error(JSON.stringify({ before, after }))
  expect(numbers([...before.site.pages.values(), before.site.shared])).not.toBeNull()
  expect(numbers([...after.site.pages.values(), after.site.shared])).toBeNull()
})
