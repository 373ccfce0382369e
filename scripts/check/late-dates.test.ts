import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lateDates } from './late-dates.ts'

const file = 'src/content/seiten/aktivrente.yaml'
const prose = 'src/content/texte/impressum.md'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'))
  git('init', '--quiet')
  commit('2026-01-01', { [file]: page('2026-01-01', 'Eins'), [prose]: 'Eins' })
})

afterEach(() => rmSync(folder, { recursive: true }))

const page = (geaendert: string, text: string) => `geaendert: ${geaendert}\ntitel: ${text}\n`

function git(...args: string[]) {
  const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function commit(day: string, files: Record<string, string>) {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  git('add', '.')
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@b.de', '-c', 'commit.gpgsign=false']
  git(...person, 'commit', '--quiet', '--message=a', `--date=${day}T12:00:00Z`)
}

const late = (geaendert: string, texts: string[] = [], at = folder) =>
  lateDates([{ file, lineOf: () => 1, geaendert, texts }], at)

test('A day that was forgotten for more than a month is found, with the right one', () => {
  commit('2026-03-02', { [file]: page('2026-01-01', 'Zwei') })
  expect(late('2026-01-01')).toEqual([
    {
      file,
      line: 1,
      message: 'Die Seite wurde am 2026-03-02 geändert; „geaendert“ nennt den 2026-01-01.',
      remedy: 'Schreiben Sie: geaendert: 2026-03-02',
    },
  ])
  expect(late('2026-03-02')).toEqual([])
})

test('A change that waited up to a month for being merged is none to complain of', () => {
  commit('2026-02-01', { [file]: page('2026-01-01', 'Zwei') })
  expect(late('2026-01-01')).toEqual([])
})

test('Whoever takes a change back, or merges it late, has moved the day along', () => {
  commit('2026-06-01', { [file]: page('2026-03-02', 'Zwei') })
  expect(late('2026-03-02')).toEqual([])
  commit('2026-06-02', { [file]: page('2026-01-01', 'Eins') })
  expect(late('2026-01-01')).toEqual([])
})

test('Other line breaks, a comment, a renamed key and the day itself change no words', () => {
  commit('2026-06-01', { [file]: '# Notiz\ngeaendert: 2026-01-02\nname: >-\n  Eins\n' })
  expect(late('2026-01-02')).toEqual([])
})

test('A text that a page takes from texte counts as its own', () => {
  commit('2026-03-02', { [prose]: 'Zwei' })
  expect(late('2026-01-01', [prose])).toHaveLength(1)
  expect(late('2026-01-01')).toEqual([])
})

test('Without the whole history, or without git, nothing is said', () => {
  commit('2026-03-02', { [file]: page('2026-01-01', 'Zwei') })
  const shallow = join(folder, 'shallow')
  git('clone', '--quiet', '--depth=1', `file://${folder}`, shallow)
  expect(late('2026-01-01', [], shallow)).toEqual([])

  const plain = mkdtempSync(join(tmpdir(), 'no-git-'))
  expect(late('2026-01-01', [], plain)).toEqual([])
  rmSync(plain, { recursive: true })
})
