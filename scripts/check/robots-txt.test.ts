import { expect, test } from 'vitest'
import { robotsFile } from './robots-txt'
import { site } from './test-fixtures'

const sitemap = 'Sitemap: https://a.de/sitemap.xml\n'
const problems = (robots: string, headers = '') => robotsFile(site, { robots, headers })

test('Allowing everything and naming the sitemap is right', () => {
  expect(problems(`User-agent: *\nAllow: /\n\n${sitemap}`)).toEqual([])
  expect(problems(`User-agent: *\nDisallow:\nDisallow: /danke\n\n${sitemap}`)).toEqual([])
})

test('A page for search engines that is forbidden, and a sitemap left out, are found', () => {
  expect(problems('User-agent: *\nDisallow: /aktiv\n')).toEqual([
    'robots.txt: nennt https://a.de/sitemap.xml nicht.',
    'robots.txt: verbietet /aktivrente.',
  ])
})

test('Forbidding everything is right only together with noindex on every answer', () => {
  const everything = 'User-agent: *\nDisallow: /\n'
  const others = '/*\n  X-Frame-Options: DENY\n  X-Robots-Tag: noindex\n'
  expect(problems(everything, others)).toEqual([])
  expect(problems(everything, '/danke\n  X-Robots-Tag: noindex\n')).toHaveLength(1)
  expect(problems(everything)).toHaveLength(1)
})
