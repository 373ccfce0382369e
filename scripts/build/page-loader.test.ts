import { expect, test } from 'vitest'
import { loaderFor } from './page-loader.ts'

const code = `function send(){console.log("form")}function enlarge(){console.log("zoom")}
PAGE_HAS.form&&send();PAGE_HAS.zoom&&enlarge();`

test('A page gets the parts of the loader that it needs', async () => {
  expect(await loaderFor('<form action="/">', code)).toContain('"form"'.replaceAll('"', '`'))
  expect(await loaderFor('<form action="/">', code)).not.toContain('zoom')
  expect(await loaderFor('<a class="zoom b">', code)).toContain('zoom')
  expect(await loaderFor('<p class="zoomed">', code)).not.toMatch(/form|zoom|PAGE_HAS/)
})
