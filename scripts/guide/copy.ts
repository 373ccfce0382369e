import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { Stop } from '../../src/stop.ts'

export type Copy = {
  folder: string
  /** What a command says, whether it ends well or not. */
  say: (program: string, args: readonly string[], env?: Record<string, string>) => string
  replace: (file: string, before: RegExp, after: string) => void
  commit: () => void
  /** As it was at first. */
  reset: () => void
  remove: () => void
}

/** A clone of the last commit, in which an editor may do anything. */
export function copyOfProject(): Copy {
  const folder = join(mkdtempSync(join(tmpdir(), 'redaktion-')), 'website')
  const say: Copy['say'] = (program, args, env = {}) => {
    const { stdout, stderr, error } = spawnSync(program, args, {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      maxBuffer: 1e8,
    })
    if (error) throw new Stop(`${program}: ${error.message}`)
    return stdout + stderr
  }
  const { status } = spawnSync('git', ['clone', '--quiet', process.cwd(), folder])
  if (status !== 0)
    throw new Stop('Das Projekt ließ sich nicht kopieren; „git clone“ ist misslungen.')
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  const git = (...args: string[]) => say('git', args)
  git('branch', 'vorher')
  return {
    folder,
    say,
    replace: (file, before, after) => {
      const text = readFileSync(join(folder, file), 'utf8')
      if (text.search(before) < 0) throw new Stop(`${file}: „${before}“ steht dort nicht mehr.`)
      writeFileSync(join(folder, file), text.replace(before, after))
    },
    commit: () => {
      git('-c', 'user.name=Redaktion', '-c', 'user.email=redaktion@wirkzeit.example', ...change)
    },
    reset: () => {
      git('reset', '--quiet', '--hard', 'vorher')
      git('clean', '--quiet', '--force', '-d', 'src', 'public')
    },
    remove: () => rmSync(join(folder, '..'), { recursive: true }),
  }
}

const change = ['commit', '--quiet', '--all', '--message', 'Ein Satz']
