import { afterEach, expect, test, vi } from 'vitest'
import { main } from './registrations.ts'

// The content has no marke.yaml, and with it no period of deletion.
vi.mock('../src/site/content-files.ts', async (load) => ({
  ...(await load<typeof import('../src/site/content-files.ts')>()),
  readContentFiles: () => ({}),
}))

afterEach(() => vi.unstubAllEnvs())

test.each([['delete', '--before', '2020-01-01'], ['stats']])(
  'without a known period of deletion, %s stops with the place of it',
  async (...args) => {
    vi.stubEnv('DATABASE_URL', '')
    vi.stubEnv('REGISTRATIONS_FILE', 'registrierungen/gibt-es-nicht.csv')
    vi.spyOn(console, 'log').mockReturnValue()
    await expect(main(args)).rejects.toThrow('„loeschfrist_monate“ nicht zu lesen')
  },
)

test.each([
  [['stats', '--days', ''], 'ist keine ganze Zahl'],
  [['stats', '--days', 'abc'], 'ist keine ganze Zahl'],
  [['delete', '--email', 'niemand@example.org'], 'nichts da. Prüfen Sie die Schreibweise'],
])('%j is refused: %s', async (args, reason) => {
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('REGISTRATIONS_FILE', 'registrierungen/gibt-es-nicht.csv')
  vi.spyOn(console, 'log').mockReturnValue()
  await expect(main(args)).rejects.toThrow(reason)
})

test('so many months that there is no such day are none', async () => {
  vi.stubEnv('DATABASE_URL', '')
  vi.stubEnv('REGISTRATIONS_FILE', 'registrierungen/gibt-es-nicht.csv')
  vi.spyOn(console, 'log').mockReturnValue()
  await expect(main(['stats', '--months', '99999999'])).rejects.toThrow('von 1 bis 9999')
})
