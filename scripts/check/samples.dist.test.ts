import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { samplesRoute } from '../../src/samples/load-samples.ts'
import { out } from './built.ts'

test('The page of samples is in no build', () => {
  const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => file.includes(samplesRoute.content))).toEqual([])
  const told = files.filter(
    (file) =>
      /\.(?:html|xml|txt|js|json)$|_headers$|_redirects$/.test(file) &&
      readFileSync(join(out, file), 'utf8').includes(samplesRoute.path),
  )
  expect(files).toContain('index.html')
  expect(told).toEqual([])
})
