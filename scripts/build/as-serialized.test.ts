import { expect, test } from 'vitest'
import { asSerialized } from './as-serialized.ts'

test('what React escapes without need is written plainly, in text and in attributes', () => {
  expect(asSerialized('<p title="a &lt; b &gt; c">„Wie geht&#x27;s?“</p>')).toBe(
    `<p title="a < b > c">„Wie geht's?“</p>`,
  )
})

test('what has a meaning stays escaped', () => {
  const html = '<p title="&quot;a&quot; &amp;">&lt;b&gt; &amp;&nbsp;</p>'
  expect(asSerialized(html)).toBe(html)
})

test('names are small and ends plain', () => {
  expect(asSerialized('<img srcSet="/Bild.avif 2x" hidden=""/>5 Euro<br />')).toBe(
    '<img srcset="/Bild.avif 2x" hidden="">5 Euro<br>',
  )
})

test('scripts keep every sign', () => {
  const html = `<script>if (a > "&quot;") B('&#x27;')</script>`
  expect(asSerialized(html)).toBe(html)
})
