import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { committedAt } from '../git.ts'
import { filesBefore, unmovedDates } from './unmoved-dates.ts'

const file = 'src/content/seiten/aktivrente.yaml'
const page = (geaendert: string, text: string) => `geaendert: ${geaendert}\ntitel: ${text}\n`

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'history-'))
  git('init', '--quiet')
  write(page('2026-01-01', 'Eins'))
  commit('2026-01-01')
})

afterEach(() => rmSync(folder, { recursive: true }))

function git(...args: string[]) {
  const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function write(text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

function commit(day: string) {
  git('add', '.')
  const person = ['-c', 'user.name=a', '-c', 'user.email=a@b.de', '-c', 'commit.gpgsign=false']
  git(...person, 'commit', '--quiet', '--allow-empty', '--message=a', `--date=${day}T12:00:00Z`)
}

function remedies(today: string, at = folder): string[] {
  const text = readFileSync(join(folder, file), 'utf8')
  const [, geaendert = ''] = /geaendert: (.*)/.exec(text) ?? []
  const pages = [{ file, lineOf: () => 1, geaendert, texts: [] }]
  return unmovedDates(pages, { [file]: text }, filesBefore(today, at)).map(({ remedy }) => remedy)
}

test('New words need a new day, before they are committed and after', () => {
  write(page('2026-01-01', 'Zwei'))
  expect(remedies('2026-01-09')).toEqual(['Schreiben Sie: geaendert: 2026-01-09'])
  commit('2026-01-09')
  expect(remedies('2026-01-20')).toEqual(['Schreiben Sie: geaendert: 2026-01-09'])
  write(page('2026-01-09', 'Zwei'))
  expect(remedies('2026-01-20')).toEqual([])
})

test('The time of the last commit is told as long as nothing is waiting for the next', () => {
  expect(committedAt('src', folder)?.getTime()).toBeGreaterThan(0)
  write(page('2026-01-01', 'Zwei'))
  expect(committedAt('src', folder)).toBeUndefined()
})

test('A comment, and words of the day that is told, need none', () => {
  write(`# Notiz\n${page('2026-01-01', 'Eins')}`)
  expect(remedies('2026-01-09')).toEqual([])
  write(page('2026-01-01', 'Zwei'))
  expect(remedies('2026-01-01')).toEqual([])
})

test('Without git, or with the last commit only, nothing is said', () => {
  write(page('2026-01-01', 'Zwei'))
  commit('2026-01-09')
  const copy = mkdtempSync(join(tmpdir(), 'shallow-'))
  try {
    expect(remedies('2026-01-20', copy)).toEqual([])
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, join(copy, 'clone'))
    expect(remedies('2026-01-20', join(copy, 'clone'))).toEqual([])
  } finally {
    rmSync(copy, { recursive: true })
  }
})
