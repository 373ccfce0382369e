import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testFolder } from './folder.fixture.ts'
import { htmlValidate } from './html-validate.ts'
import { canRunNu, nu } from './nu.ts'

const page = (body: string, style = '') =>
  `<!DOCTYPE html><html lang="de"><head><title>Seite</title>${style}</head><body>${body}</body></html>`

describe('html-validate', () => {
  test('lets a right page pass, with attributes as React writes them', async () => {
    const html = page('<main><h1>Titel</h1><p hidden="">Text</p></main>')
    expect(await htmlValidate('a.html', html)).toEqual([])
  })

  test.each([
    ['<ul><p>Text</p></ul>', 'element-permitted-content'],
    ['<a href="/"><button type="button">Los</button></a>', 'element-permitted-content'],
    ['<p id="a">Text</p><p id="a">Text</p>', 'no-dup-id'],
    ['<h1>a</h1><h1>b</h1>', 'heading-level'],
    ['<h2>a</h2><h1>b</h1>', 'heading-level'],
    ['<h1>a</h1><h3>b</h3>', 'heading-level'],
    ['<h1>a</h1><h2>b</h2><h6>c</h6>', 'heading-level'],
    ['<nav aria-labelledby="fehlt">Text</nav>', 'no-missing-references'],
    ['<img src="/a.svg">', 'wcag/h37'],
    ['<p style="color: red">Text</p>', 'no-inline-style'],
    ['<div><p>Text</div>', 'no-implicit-close'],
  ])('finds %s', async (body, rule) => {
    expect((await htmlValidate('a.html', page(body))).join('\n')).toContain(`(${rule},`)
  })
})

describe.runIf(canRunNu())('the Nu HTML checker', () => {
  const wrong = '<figure><p>a</p><figcaption>b</figcaption><p>c</p></figure>'
  const folder = testFolder({
    'a.html': page(wrong, '<style>@layer a{}</style>'),
    'b.html': page('<h1>Titel</h1>'),
  })

  test('finds mistakes in HTML and leaves style sheets alone', () => {
    const found = nu([join(folder, 'a.html'), join(folder, 'b.html')])
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('a.html: Element “p” not allowed as child of element “figure”')
  })
})
