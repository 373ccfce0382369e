import { afterEach, expect, test, vi } from 'vitest'
import { variables } from '../src/site/variables.ts'
import { testFolder } from './check/folder.fixture.ts'
import { whatIsMissing } from './launch/missing.ts'
import { judge } from './launch/trial.ts'
import { checkForBuild, main } from './launch.ts'

afterEach(() => vi.unstubAllEnvs())

const real = 'https://script.google.com/macros/s/AKfy-1_x/exec'
const files = {
  'src/content/marke.yaml': 'email: kontakt@haus.example\n',
  'src/content/seiten/start.yaml':
    '- { zitat: Ja, beispiel: ja }\n- { zitat: Nein, beispiel: nein }\n',
}

const switches = [{}, { ALLOW_EXAMPLES: '1' }, { ALLOW_PLACEHOLDERS: '1' }]

test.each(['', 'http://127.0.0.1:4174/', real.replace('/exec', '/dev')])(
  'No switch lets a production build out that sends registrations to „%s“',
  (VITE_REGISTRATION_ENDPOINT) => {
    for (const allowed of switches)
      expect(
        whatIsMissing({ VITE_REGISTRATION_ENDPOINT, ...allowed }, {}).missing.join(),
      ).toContain('VITE_REGISTRATION_ENDPOINT')
  },
)

test('ALLOW_EXAMPLES lets invented voices through, and nothing else', () => {
  const strict = whatIsMissing({ VITE_REGISTRATION_ENDPOINT: real }, files)
  const lenient = whatIsMissing({ VITE_REGISTRATION_ENDPOINT: real, ALLOW_EXAMPLES: '1' }, files)
  expect(strict.allowed).toEqual([])
  expect([...lenient.missing, ...lenient.allowed].sort()).toEqual([...strict.missing].sort())
  expect(lenient.missing.filter((line) => line.includes('beispiel: nein'))).toEqual([])
  // Of the other voice nobody could say where it comes from.
  expect(lenient.missing.join('\n')).toContain('start.yaml:2: Der Stimme fehlt ihre Quelle.')
  expect(lenient.missing.join('\n')).toContain('marke.yaml')
})

test.each([
  [real, 'einer Tabelle bei Google', false],
  [real, 'einer Datenbank bei Musterdaten', true],
  ['https://wirkzeit.de/api/registrierung', 'einer Datenbank bei Musterdaten', false],
  ['https://wirkzeit.de/api/registrierung', 'einer Tabelle bei Google', true],
])('Registrations go to %s, and the texts say „%s“: missing is %s', (address, said, isWrong) => {
  const { missing } = whatIsMissing(
    { VITE_REGISTRATION_ENDPOINT: address },
    { 'src/content/marke.yaml': `speicher: ${said}\n` },
  )
  expect(missing.join().includes(said)).toBe(isWrong)
})

test.each([
  ['postgres://name:passwort@host/datenbank', 0],
  ['', 1],
  ['', 1, { URL: 'https://www.wirkzeit.de' }],
  ['', 0, { URL: 'https://anders.de' }],
  ['', 0, { VITE_REGISTRATION_ENDPOINT: 'https://wirkzeit.de/annahme' }],
  ['', 0, { CONTEXT: undefined }],
  ['host/datenbank', 1],
  ['postgres://name:pass%wort@host/datenbank', 1],
])(
  'With the database „%s“ a build whose form posts to its own function lacks %i',
  (url, count, changes?: object) => {
    const { missing } = whatIsMissing(
      {
        CONTEXT: 'production',
        URL: 'https://wirkzeit.de',
        VITE_REGISTRATION_ENDPOINT: 'https://wirkzeit.de/api/registrierung',
        DATABASE_URL: url,
        ...changes,
      },
      {},
    )
    expect(missing).toHaveLength(count)
  },
)

test.each([
  ['', 'Google', 0],
  ['G-AB12', 'Google', 1],
  ['G-AB12', 'Google Analytics', 0],
  ['G-AB12', "'Google Analytics'", 0],
])('With VITE_GA_ID „%s“ and a contract with %s it lacks %i', (VITE_GA_ID, who, count) => {
  const { missing } = whatIsMissing(
    { VITE_REGISTRATION_ENDPOINT: real, VITE_GA_ID },
    {
      'src/content/marke.yaml': `vertraege:\n  - { mit: ${who}, geschlossen: 2026-11-01 }\n`,
    },
  )
  expect(missing).toHaveLength(count)
})

test('Who still sets ALLOW_PLACEHOLDERS is told what has become of it, and who publishes nowhere too', () => {
  const { missing } = whatIsMissing(
    { VITE_REGISTRATION_ENDPOINT: real, ALLOW_PLACEHOLDERS: '1', URL: 'https://localhost' },
    {},
  )
  expect(missing).toEqual([
    expect.stringMatching(/^URL /),
    expect.stringContaining('ALLOW_EXAMPLES=1'),
  ])
})

test('Of many mistakes of one kind the first five are told, and how many more there are', () => {
  expect(judge('Gut.', [false, undefined])).toEqual([{ ok: true, sentence: 'Gut.' }])
  const told = judge('Gut.', [...'abcdefg']).map(({ sentence }) => sentence)
  expect(told).toEqual([...'abcde', '… und 2 weitere von dieser Art.'])
  expect(judge('Gut.', [...'abcde'])).toHaveLength(5)
})

test('The build for production stops with the list, others do not', () => {
  vi.stubEnv('VITE_REGISTRATION_ENDPOINT', '')
  vi.stubEnv('CONTEXT', 'deploy-preview')
  expect(checkForBuild).not.toThrow()
  vi.stubEnv('CONTEXT', 'production')
  expect(checkForBuild).toThrow(
    /^Die Website ist noch nicht bereit.*\n\n✗ VITE_REGISTRATION_ENDPOINT/,
  )
})

test('A wrong value stops every build with one sentence', () => {
  vi.stubEnv('VITE_REGISTRATION_MODE', 'laut')
  expect(checkForBuild).toThrow(
    'Die Umgebungsvariable VITE_REGISTRATION_MODE hat den Wert „laut“; erwartet wird readable-first oder no-cors.',
  )
})

const withEnv = testFolder({ '.env': `VITE_REGISTRATION_ENDPOINT=${real}\n` })

test('What stands in .env is seen as the build sees it', () => {
  vi.stubEnv('VITE_REGISTRATION_ENDPOINT', undefined)
  expect(whatIsMissing(variables('production', withEnv), {}).missing).toEqual([])
})

test('The command fails while something is missing, a line for each', async () => {
  vi.stubEnv('VITE_REGISTRATION_ENDPOINT', '')
  vi.spyOn(console, 'log').mockReturnValue()
  await expect(main([])).rejects.toThrow(/^✗ VITE_REGISTRATION_ENDPOINT ist leer/m)
})
