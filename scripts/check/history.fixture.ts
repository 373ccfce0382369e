import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { git as gitIn } from '../git.ts'
import { put } from './folder.fixture.ts'

/** A temporary Git repository with commits on chosen days. */
export function newHistory() {
  const folder = mkdtempSync(join(tmpdir(), 'history-'))
  const git = (...args: string[]) => {
    if (gitIn(folder, ...args) === undefined) throw new Error(`git ${args.join(' ')}`)
  }
  const write = (files: Record<string, string>) => put(folder, files)
  git('init', '--quiet')
  return {
    folder,
    write,
    commit: (day: string, files: Record<string, string> = {}) => {
      write(files)
      git('add', '.')
      const person = ['-c', 'user.name=a', '-c', 'user.email=a@b.de', '-c', 'commit.gpgsign=false']
      git(...person, 'commit', '--quiet', '--message=a', `--date=${day}T12:00:00Z`)
    },
    /** A clone with the last commit only. */
    shallow: () => {
      const copy = join(folder, 'shallow')
      git('clone', '--quiet', '--depth=1', `file://${folder}`, copy)
      return copy
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

export const page = (geaendert: string, text: string) => `geaendert: ${geaendert}\ntitel: ${text}\n`
