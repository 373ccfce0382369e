import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { committedAt } from '../git.ts'
import { testFolder } from './folder.fixture.ts'
import { newHistory, page } from './history.fixture.ts'
import { filesBefore, unmovedDates } from './unmoved-dates.ts'

const file = 'src/content/seiten/aktivrente.yaml'

const plain = testFolder()
let history: ReturnType<typeof newHistory>

beforeEach(() => {
  history = newHistory()
  history.commit('2026-01-01', { [file]: page('2026-01-01', 'Eins') })
})

afterEach(() => history.remove())

function remedies(today: string, at = history.folder): string[] {
  const text = readFileSync(join(history.folder, file), 'utf8')
  const [, geaendert = ''] = /geaendert: (.*)/.exec(text) ?? []
  const pages = [{ file, lineOf: () => 1, geaendert, texts: [] }]
  return unmovedDates(pages, { [file]: text }, filesBefore(today, at)).map(({ remedy }) => remedy)
}

test('New words need a new day, before they are committed and after', () => {
  history.write({ [file]: page('2026-01-01', 'Zwei') })
  expect(remedies('2026-01-09')).toEqual(['Schreiben Sie: geaendert: 2026-01-09'])
  history.commit('2026-01-09')
  expect(remedies('2026-01-20')).toEqual(['Schreiben Sie: geaendert: 2026-01-09'])
  history.write({ [file]: page('2026-01-09', 'Zwei') })
  expect(remedies('2026-01-20')).toEqual([])
})

test('The time of the last commit is told as long as nothing is waiting for the next', () => {
  expect(committedAt('src', history.folder)?.getTime()).toBeGreaterThan(0)
  history.write({ [file]: page('2026-01-01', 'Zwei') })
  expect(committedAt('src', history.folder)).toBeUndefined()
})

test('In a hook, which names its own repository, the folder’s is asked and changed all the same', () => {
  vi.stubEnv('GIT_DIR', '/dev/null')
  history.commit('2026-01-09', { [file]: page('2026-01-01', 'Zwei') })
  expect(remedies('2026-01-20')).toHaveLength(1)
  vi.unstubAllEnvs()
})

test('A comment, and words of the day that is told, need none', () => {
  history.write({ [file]: `# Notiz\n${page('2026-01-01', 'Eins')}` })
  expect(remedies('2026-01-09')).toEqual([])
  history.write({ [file]: page('2026-01-01', 'Zwei') })
  expect(remedies('2026-01-01')).toEqual([])
})

test('Without git, or with the last commit only, nothing is said', () => {
  history.write({ [file]: page('2026-01-01', 'Zwei') })
  history.commit('2026-01-09')
  expect(remedies('2026-01-20', history.shallow())).toEqual([])
  expect(remedies('2026-01-20', plain)).toEqual([])
})
