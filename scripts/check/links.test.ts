import { expect, test } from 'vitest'
import { built } from './built.ts'
import { links } from './links.ts'

const there = ['/sitemap.xml', '/bilder/da.svg']
const site = { redirects: ['/alt'], isFile: (path: string) => there.includes(path) }
const target = built('/ziel', '<h2 id="da">Da</h2>')
const problems = (html: string) => links([built('/x', html), target], site)

test.each([
  '<a href="/ziel">',
  '<a href="/ziel#da">',
  '<p id="hier"><a href="#hier">',
  '<a href="/sitemap.xml">',
  '<a href="/bilder/da.svg">',
  '<a href="mailto:a@b.de">',
  '<a href="tel:+4930">',
  '<a href="https://a.de" target="_blank" rel="noreferrer">',
])('%s is right', (html) => {
  expect(problems(html)).toEqual([])
})

test.each([
  ['<a href="/fehlt">', '/fehlt gibt es nicht.'],
  ['<a href="ziel">', 'ziel gibt es nicht.'],
  ['<a href="/ziel/">', '/ziel/ gibt es nicht.'],
  ['<a href="/ziel.html">', '/ziel.html gibt es nicht.'],
  ['<a href="/feed.xml">', '/feed.xml gibt es nicht.'],
  ['<a href="/bilder/weg.svg">', '/bilder/weg.svg gibt es nicht.'],
  ['<a href="http://a.de">', 'http://a.de gibt es nicht.'],
  ['<a href="/ziel#dort">', 'auf /ziel gibt es die Stelle #dort nicht.'],
  ['<a href="#dort">', 'auf /x gibt es die Stelle #dort nicht.'],
  ['<a href="/alt">', '/alt führt über eine Weiterleitung.'],
  ['<a href="/alt#da">', '/alt#da führt über eine Weiterleitung.'],
  ['<a href="https://a.de">', 'https://a.de öffnet kein neues Fenster ohne Absender.'],
])('%s is found', (html, problem) => {
  expect(problems(html)).toEqual([`/x: ${problem}`])
})
