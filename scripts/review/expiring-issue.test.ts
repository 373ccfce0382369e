import { expect, test } from 'vitest'
import { readContentFiles } from '../../src/site/content-files.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { expiringFacts } from '../check/expiring.ts'
import { issueBody, issueMark } from './expiring-issue.ts'

const site = loadSite()
const files = readContentFiles()

const bodyOn = (today: string) =>
  issueBody(expiringFacts({ ...site, today }, files, 90), [], [], 'https://a.example')

/** The last day of a figure of the site. */
const ends = Object.values(site.facts)
  .flatMap(({ zeitraeume }) => zeitraeume.at(-1)?.gilt_bis ?? [])
  .sort()

test('the issue names each figure that ends, with the lines in which it stands', () => {
  const [first = ''] = ends
  const body = bodyOn(first) ?? ''
  expect(body.startsWith(issueMark)).toBe(true)
  for (const { key, uses, isForCalculator } of expiringFacts(
    { ...site, today: first },
    files,
    90,
  )) {
    const row = body.split('\n').find((line) => line.includes(`\`{${key}}\``)) ?? ''
    for (const { file, line } of uses)
      expect(row.split(`https://a.example/${file}#L${line})`)).toHaveLength(2)
    expect(row.includes('im Rechner')).toBe(isForCalculator)
  }
})

test('the issue is the same the next day, and there is none while nothing ends', () => {
  const [first = ''] = ends
  const before = `${Number(first.slice(0, 4)) - 9}${first.slice(4)}`
  expect(bodyOn(`${first.slice(0, 8)}02`)).toBe(bodyOn(`${first.slice(0, 8)}03`))
  expect(bodyOn(before)).toBeUndefined()
})

test('the issue names the days in sentences that will soon have passed', () => {
  const told = { file: 'a.yaml', line: 7, needle: '19. Januar 2027', day: '2027-01-19' }
  const body = issueBody([], [], [told], 'https://a.example')
  expect(body).toContain('- 19. Januar 2027: [a.yaml, Zeile 7](https://a.example/a.yaml#L7)')
  expect(body).not.toContain('Diese Zahlen')
  expect(issueBody([], [], [], '', 'security.txt läuft ab.')).toMatch(
    /\n\nsecurity.txt läuft ab.\n\nDieser Eintrag/,
  )
})
