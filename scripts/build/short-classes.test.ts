import { expect, test } from 'vitest'
import { classAttributes, renameClasses, shortenClasses } from './short-classes.ts'

function shorten(html: string, css: string, later: string[] = []) {
  const { names, css: renamed } = shortenClasses(classAttributes(html), css, new Set(later))
  return { html: renameClasses(html, names), css: renamed }
}

test('The same classes get the same short name, in the page and in its sheet', () => {
  const { html, css } = shorten(
    '<p class="flex hover:p-1"></p><i class="flex hover:p-1"></i><b class="flex"></b>',
    String.raw`.flex{display:flex}.hover\:p-1:hover{padding:1px}`,
  )
  expect(html).toBe('<p class="a"></p><i class="a"></i><b class="b"></b>')
  expect(css).toBe(':is(.a,.b){display:flex}.a:hover{padding:1px}')
})

test('What islands add later, and what scripts look for, keeps its name', () => {
  const { html, css } = shorten(
    '<p class="zoom flex"></p>',
    '.zoom .flex{display:flex}.later{margin:0}',
    ['flex', 'later'],
  )
  expect(html).toBe('<p class="zoom a"></p>')
  expect(css).toBe('.zoom :is(.a,.flex){display:flex}.later{margin:0}')
})

test('A full stop in a text or in a number begins no class', () => {
  const { css } = shorten(
    '<p class="other woff2"></p>',
    `[name='interests.other']{margin:.5rem}.a{src:url("./a.woff2")}`,
  )
  expect(css).toBe(`[name='interests.other']{margin:.5rem}.a{src:url("./a.woff2")}`)
})

test('An escaped sign in the attribute is the class that is meant', () => {
  const { css } = shorten(
    '<p class="[&amp;_img]:w-full"></p>',
    String.raw`.\[\&_img\]\:w-full img{width:100%}`,
  )
  expect(css).toBe('.a img{width:100%}')
})
