import { expect, test } from 'vitest'
import { lockProblems } from './lock.ts'

const good = { integrity: 'sha512-abc==' }

test('packages with a checksum and nothing else are fine', () => {
  const packages = {
    '': { optionalDependencies: {} },
    'node_modules/a': { ...good, optionalDependencies: { 'a-linux': '1.0.0' } },
    'node_modules/a-linux': good,
    'node_modules/ours': { link: true, resolved: 'ours' },
  }
  expect(lockProblems({ packages })).toEqual([])
})

test('what cannot be installed everywhere, or not safely, is named', () => {
  const packages = {
    'node_modules/a': { ...good, optionalDependencies: { 'a-darwin': '1.0.0' } },
    'node_modules/b': {},
    'node_modules/b/node_modules/@c/d': { integrity: 'sha1-abc=' },
    'node_modules/e': { ...good, resolved: 'https://pakete.example/e.tgz' },
    'node_modules/f': { ...good, hasInstallScript: true },
  }
  expect(lockProblems({ packages })).toMatchInlineSnapshot(`
    [
      "package-lock.json fehlen Pakete für andere Systeme. Nehmen Sie eine ältere Version des Pakets, das sie verlangt: a-darwin.",
      "Ohne Prüfsumme (integrity) in package-lock.json. Installieren Sie das Paket neu: b, @c/d.",
      "package-lock.json nennt einen Server (resolved); die Datei .npmrc verhindert das: e.",
      "Diese Pakete führen beim Installieren eigenen Code aus. Nehmen Sie andere: f.",
    ]
  `)
})
