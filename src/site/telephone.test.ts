import { expect, test } from 'vitest'
import { letters } from '../../scripts/build/link-picture/outlines.ts'
import { readSite } from '../model/read-site.ts'
import { readContentFiles } from './content-files.ts'
import { readReferences } from './load-site.ts'

const numbers = (pages: unknown) => JSON.stringify(pages).match(/telefon\}|000000-0|9 bis 16/g)

test('Without a telephone no page names one, and all else is in order', () => {
  const files = readContentFiles()
  const brand = 'src/content/marke.yaml'
  const without = { ...files, [brand]: (files[brand] ?? '').replace(/^telefon.*\n/gm, '') }
  const read = (all: typeof files) => readSite(all, { ...readReferences(), letters: letters() })
  const [before, after] = [read(files), read(without)]
  if (!before.ok || !after.ok) throw new Error(JSON.stringify({ before, after }))
  expect(numbers([...before.site.pages.values(), before.site.shared])).not.toBeNull()
  expect(numbers([...after.site.pages.values(), after.site.shared])).toBeNull()
})
