import { expect, test } from 'vitest'
import { sitemapFile } from './sitemap-xml'
import { site } from './test-fixtures'

const start =
  '<url><loc>https://a.de/</loc><lastmod>2026-11-21</lastmod><priority>1.0</priority></url>'
const image = '<image:image><image:loc>https://a.de/bilder/a.svg</image:loc></image:image>'
const article = `<url><loc>https://a.de/aktivrente</loc><lastmod>2026-11-21</lastmod><priority>0.8</priority>${image}</url>`

const problems = (...urls: string[]) =>
  sitemapFile(
    site,
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">${urls.join('')}</urlset>`,
    (path) => path === '/bilder/a.svg',
  )

test('A list of exactly the pages for search engines is right', () => {
  expect(problems(start, article)).toEqual([])
})

test.each([
  ['a page left out', [start], 'https://a.de/aktivrente fehlt.'],
  ['a page named twice', [start, article, start], 'https://a.de/ zweimal.'],
  [
    'a hidden page',
    [start, article, '<url><loc>https://a.de/danke</loc><lastmod>2026-11-21</lastmod></url>'],
    'https://a.de/danke gehört nicht hinein.',
  ],
  [
    'another priority',
    [start.replace('1.0', '0.5'), article],
    'https://a.de/: priority ist 0.5; routes.ts sagt 1.0.',
  ],
  [
    'no day',
    [start.replace('2026-11-21', '2026-13-01'), article],
    'https://a.de/: lastmod ist kein Tag.',
  ],
  [
    'parts in another order',
    [start, article.replace(image, '').replace('<loc>', `${image}<loc>`)],
    'https://a.de/aktivrente: die Angaben stehen in falscher Folge oder haben falsche Namen.',
  ],
  [
    'a part without its namespace',
    [start, article.replaceAll('image:', '')],
    'https://a.de/aktivrente: die Angaben stehen in falscher Folge oder haben falsche Namen.',
  ],
  [
    'a picture that is not there',
    [start, article.replace('a.svg', 'b.svg')],
    'https://a.de/aktivrente: das Bild https://a.de/bilder/b.svg gibt es nicht.',
  ],
])('%s is found', (_, urls, problem) => {
  expect(problems(...urls)).toContain(`sitemap.xml: ${problem}`)
})

test('Another root is found, and XML that is not well-formed throws', () => {
  expect(sitemapFile(site, '<urlset/>')).toContain('sitemap.xml: beginnt nicht mit urlset.')
  expect(() => problems('<url><loc>a & b</loc></url>')).toThrow()
  expect(() => problems('<url>')).toThrow()
})
