import { expect, test } from 'vitest'
import { main } from './observatory.ts'

test('a page that does not exist is refused: the one that says so would get a grade', async () => {
  await expect(main(['/gibt-es-nicht'])).rejects.toThrow(
    'Die Seite „/gibt-es-nicht“ gibt es nicht.',
  )
})
