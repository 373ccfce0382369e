import { expect, test } from 'vitest'
import { readRegions, regionsFile } from '../../../src/site/read-regions.ts'
import { crowdedNames } from './crowded-names.ts'

test('A name for which the map has no room is told where its entry begins, and ours all have room', () => {
  expect(crowdedNames(readRegions(), {})).toEqual([])
  const crowd = Array.from({ length: 30 }, (_, index) => ({
    name: `Nebenan ${index}`,
    adresse: `nebenan-${index}`,
    breite: '50.5',
    laenge: `${7 + index / 100}`,
    erklaerung: '',
  }))
  const files = { [regionsFile]: crowd.map(({ name }) => `  - name: ${name}`).join('\n') }
  const told = crowdedNames(crowd, files)
  expect(told).not.toEqual([])
  for (const { line, message } of told) expect(message).toContain(`${crowd[line - 1]?.name} `)
})
