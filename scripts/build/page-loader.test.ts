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

test('A page does not name islands that only others have', async () => {
  const registry =
    'console.log({Zoom:()=>PAGE_HAS.zoom?2:null,Faq:()=>1,Form:()=>PAGE_HAS.form?3:null})'
  const loader = await loaderFor('<form action="/danke"><p data-not-found>', registry)
  expect(loader).toContain('console.log({Faq:()=>1,Form:()=>3});')
})
