import { afterEach, expect, test, vi } from 'vitest'
import { dayAfter } from '../../src/model/periods.ts'
import { today } from '../../src/site/today.ts'
import { main as daily } from '../daily.ts'
import { main as facts } from '../facts.ts'
import { main as launch } from '../launch.ts'
import { comingLapse, lapseOf, securityTxt } from './security-txt.ts'

// Read once; only the day changes.
vi.mock('../../src/site/load-site.ts', async (load) => {
  const all = await load<typeof import('../../src/site/load-site.ts')>()
  const [site, read] = [all.loadSite(), all.readAll()]
  return { ...all, loadSite: () => ({ ...site, today: today() }), readAll: () => read }
})

afterEach(() => vi.unstubAllEnvs())

test('names a contact, and expires within a year of the last change', () => {
  const changed = new Date('2026-11-21T23:30:00+01:00')
  expect(securityTxt('hallo@haus.example', 'https://haus.example', changed)).toBe(
    `Contact: mailto:hallo@haus.example
Expires: 2027-11-16T00:00:00Z
Preferred-Languages: de, en
Canonical: https://haus.example/.well-known/security.txt
`,
  )
})

test.each([
  ['2027-08-17', undefined],
  ['2027-08-18', 'nur noch bis 2027-11-16'],
  ['2027-11-16', 'seit 2027-11-16 nicht mehr'],
])('on %s somebody is told: %s', (today, told) => {
  const sentence = lapseOf('2027-11-16', today)
  if (told) expect(sentence).toContain(told)
  else expect(sentence).toBeUndefined()
})

/** Of the next build. */
const expires = /\d{4}-\d\d-\d\d/.exec(comingLapse('9999-12-31') ?? '')?.[0] ?? ''

test.each(Object.entries({ launch, facts, daily }))(
  'npm run %s says it 90 days ahead, and not before',
  async (_, command) => {
    vi.stubEnv('BUILD_HOOK', '')
    vi.stubEnv('GITHUB_TOKEN', '')
    const say = vi.spyOn(console, 'log').mockImplementation(() => {})
    const saidOn = async (day: string) => {
      say.mockClear()
      vi.stubEnv('TODAY', day)
      // Before a launch something is always missing.
      await (command as typeof launch)([]).catch(() => {})
      return say.mock.calls.join()
    }
    expect(await saidOn(dayAfter(expires, -91))).not.toContain('security.txt')
    expect(await saidOn(dayAfter(expires, -90))).toContain(`nur noch bis ${expires}`)
    expect(await saidOn(dayAfter(expires, 400))).toContain(`seit ${expires} nicht mehr`)
    say.mockRestore()
  },
)
