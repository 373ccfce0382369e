import { expect, test } from 'vitest'
import { styledPage } from './page-sheet.ts'
import { withPlaceForRest } from './place-for-rest.ts'

const files = ['/fonts/wirkzeit-a.woff2']
const page = `<body><div class="flex"><h1 class="mt-2">a</h1><p class="lead">b</p></div>
<p class="mt-2 flex">c</p><p class="hidden broad:block">d</p><p>e</p></body>`

test('A page whose sheet is divided has in the first part what stands above, and nothing twice', async () => {
  const whole = await styledPage(page, files)
  const { html, sheet } = await styledPage(withPlaceForRest(page), files)
  const [, above = '', rest = '', below = ''] =
    /^([\s\S]*)<datalist><svg><style>(.*)<\/style><\/svg><\/datalist>([\s\S]*)$/.exec(html) ?? []
  expect(above).toMatch(/<h1 class="\w">a<\/h1><p class="lead">b<\/p>$/)
  expect(above + below).toBe(whole.html)
  const [flex, margin] = [...above.matchAll(/class="(\w)"/g)].map(([, name]) => name)
  const [both, late] = [...below.matchAll(/class="(\w)"/g)].map(([, name]) => name)
  // A rule for both parts stands in the first.
  expect(sheet).toContain(`${[flex, both].toSorted().map((name) => `.${name}`)}{display:flex}`)
  expect(sheet).toContain(
    `${[margin, both].toSorted().map((name) => `.${name}`)}{margin-top:.5rem}`,
  )
  expect(sheet).toContain('p,li{')
  expect(sheet).not.toMatch(/[{}]\.[^{]*\{display:(?:none|block)/)
  expect(rest).toMatch(
    new RegExp(`\\.${late}\\{display:none\\}.*@media[^{]*\\{\\.${late}\\{display:block\\}`),
  )
  expect(rest).not.toMatch(/@font-face|:root|p,li/)
})

test('A page without a headline is not divided', () => {
  expect(withPlaceForRest('<p>a</p>')).toBe('<p>a</p>')
})

test('A class without a rule stops the build, and so does a file that is not there', async () => {
  await expect(styledPage('<p class="flx">a</p>', files)).rejects.toThrow('„flx“')
  await expect(styledPage(page, [])).rejects.toThrow('no such file')
})
