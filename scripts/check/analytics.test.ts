import { expect, test } from 'vitest'
import { analytics } from './analytics.ts'
import { built } from './built.ts'

const plain = built('/', '<p>Ein Mittagtisch</p>')
const denied = built('/', '<script>gtag("default",{ad_personalization:`denied`})</script>')

test('A build without id and without analytics is right, and so is one with both', () => {
  expect(analytics([plain], '', [])).toEqual([])
  expect(analytics([denied], 'G-AB12', [])).toEqual([])
})

test.each(['https://www.googletagmanager.com/gtag/js', 'window.dataLayer=[]', 'window.gtag()'])(
  '„%s“ in a build without id is found',
  (code) => {
    expect(analytics([plain], '', [{ path: 'apply.js', code }])).toEqual([
      'apply.js: enthält Code der Analyse, obwohl VITE_GA_ID leer ist.',
    ])
  },
)

test('A page of a build with id that does not deny first is found', () => {
  expect(analytics([plain], 'G-AB12', [])).toEqual([
    '/: die Analyse ist nicht von Anfang an abgelehnt.',
  ])
})
