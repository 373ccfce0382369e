import { expect, test } from 'vitest'
import { feedFile } from './feed-xml'
import { site } from './test-fixtures'

const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><id>tag:a.de,2025:/</id><title>T</title>
<link rel="self" href="https://a.de/feed.xml"/><updated>2026-11-21T00:00:00Z</updated><author><name>A</name></author>
<entry><id>tag:a.de,2025:/a</id><title>E</title><link rel="alternate" href="https://a.de/aktivrente"/>
<updated>2026-11-21T00:00:00+01:00</updated><summary>S</summary></entry></feed>`

test('A feed with all that Atom demands is right', () => {
  expect(feedFile(site, feed)).toEqual([])
})

test.each([
  ['http://www.w3.org/2005/Atom', 'http://purl.org/atom/ns#', 'beginnt nicht mit feed.'],
  ['rel="self"', 'rel="related"', 'nennt die eigene Adresse nicht.'],
  ['<author><name>A</name></author>', '', 'nennt keinen Urheber.'],
  ['2025:/a', '2025:/', 'hat eine id zweimal.'],
  ['2026-11-21T00:00:00+01:00', '2026-11-21', 'E: „2026-11-21“ ist kein Zeitpunkt.'],
  ['<updated>2026-11-21T00:00:00Z</updated>', '', 'T: updated fehlt.'],
  ['<summary>S</summary>', '', 'E: summary fehlt.'],
  ['a.de/aktivrente', 'a.de/danke', 'https://a.de/danke ist keine Seite für Suchmaschinen.'],
  ['a.de/aktivrente', 'a.de/alt', 'https://a.de/alt ist keine Seite für Suchmaschinen.'],
])('%s → %s is found', (from, to, problem) => {
  expect(feedFile(site, feed.replace(from, to))).toEqual([`feed.xml: ${problem}`])
})

test('A feed without entries is found', () => {
  expect(feedFile(site, feed.replace(/<entry>.*<\/entry>/s, ''))).toEqual([
    'feed.xml: hat keine Einträge.',
  ])
})
