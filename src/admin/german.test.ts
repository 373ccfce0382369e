import { expect, test } from 'vitest'
import { withWords } from './german.ts'

test('what the editor says itself in German stays, gaps are filled', () => {
  const own = { save: 'Speichern', status: { draft: 'Entwurf' }, later: { soon: 'Bald' } }
  const missing = { status: { draft: 'nie', deploying: 'bald' }, later: 'nie', show: 'Zeigen' }
  expect(withWords(own, missing)).toEqual({
    save: 'Speichern',
    status: { draft: 'Entwurf', deploying: 'bald' },
    later: { soon: 'Bald' },
    show: 'Zeigen',
  })
})
