import { expect, test } from 'vitest'
import { inline, plain, prose } from './markdown.ts'

const options = { newTab: 'öffnet ein neues Fenster' }

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['[x](javascript:alert(1))', 'x'],
  ['[x](//fremd.example)', 'x'],
  ['[x](/\\\\fremd.example)', 'x'],
  ['[x](/a"onclick="b)', '<a href="/a&quot;onclick=&quot;b">x</a>'],
  ['![x](https://a.de/b.png)', 'x'],
  ['5 < 6 & "ja"', '5 &lt; 6 &amp; &quot;ja&quot;'],
  ['_schräg_ und **fett**', '<em>schräg</em> und <strong>fett</strong>'],
])('Any text is safe to inject: %s', (text, html) => {
  expect(inline(text, options)).toBe(html)
})

test('Headings begin at the level of their place, with one id each', () => {
  const html = prose('### Größe\n\n### Größe\n\n#### Tiefer', {
    ...options,
    base: 2,
    ids: new Set(['tiefer']),
  })
  expect(html).toBe(
    '<h2 id="groesse">Größe</h2>\n<h2 id="groesse-2">Größe</h2>\n<h3 id="tiefer-2">Tiefer</h3>\n',
  )
  expect(plain(html)).toBe('Größe Größe Tiefer')
})
