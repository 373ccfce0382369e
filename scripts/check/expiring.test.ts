import { expect, test } from 'vitest'
import { factsFile } from '../../src/model/read-site.ts'
import { facts } from '../../src/model/site.ts'
import { parseYaml } from '../../src/model/test-fixtures.ts'
import { expiringFacts } from './expiring.ts'

const fact = (key: string, until: string) => `${key}:
  bedeutung: Bedeutung von ${key}
  wert: '603'
  einheit: Euro
  gilt_ab: 2026-01-01
${until && `  gilt_bis: ${until}\n`}  stand: 2026-11-21
  quelle: Gesetz
`

const files = {
  [factsFile]: [
    fact('im_februar', '2027-02-19'),
    fact('zu_spaet', '2027-02-20'),
    fact('vorbei', '2026-11-20'),
    fact('vorbei_paar', ''),
  ].join(''),
  'src/content/seiten/start.yaml':
    'a: >-\n  bis {im_februar €} und {vorbei_paar} oder\n  {im_februar\n  zahl}',
  'src/content/texte/lang.md': '{vorbei}',
}

test('Figures that end within the given days or have ended are listed, nearest first, with every use', () => {
  const parsed = parseYaml(factsFile, files[factsFile] ?? '', facts)
  if (!parsed.ok) throw new Error('the figures are not readable')
  const site = { facts: parsed.value, lineOfFact: (key: string) => parsed.lineOf([key]) }
  expect(expiringFacts(site, files, '2026-11-21', 90)).toEqual([
    {
      key: 'vorbei',
      meaning: 'Bedeutung von vorbei',
      until: '2026-11-20',
      days: -1,
      place: { file: factsFile, line: 17 },
      uses: [{ file: 'src/content/texte/lang.md', line: 1 }],
    },
    {
      key: 'im_februar',
      meaning: 'Bedeutung von im_februar',
      until: '2027-02-19',
      days: 90,
      place: { file: factsFile, line: 1 },
      uses: [
        { file: 'src/content/seiten/start.yaml', line: 2 },
        { file: 'src/content/seiten/start.yaml', line: 3 },
      ],
    },
  ])
})
