import { spawnSync } from 'node:child_process'

type Commit = { id: string; day: string; files: string[] }

/**
 * What `git ARGS…` prints, in `folder`; undefined where it fails or is missing, and after 30 seconds.
 * It asks nobody for a password.
 */
export function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=off', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
    env: {
      ...process.env,
      // A hook names its repository, and git would ask and change that one, whatever the folder.
      GIT_DIR: undefined,
      GIT_INDEX_FILE: undefined,
      GIT_WORK_TREE: undefined,
      // In a clone without blobs git asks its server for them, and must not ask a person for a password.
      GIT_TERMINAL_PROMPT: '0',
    },
    timeout: 30_000,
  })
  return status === 0 ? stdout : undefined
}

/** The commits that touched `path`, newest first; none where git or the whole history is missing. */
export function commitsOf(path: string, folder: string): Commit[] {
  // The oldest commit of a shallow clone seems to have written every file.
  if (git(folder, 'rev-parse', '--is-shallow-repository')?.trim() !== 'false') return []
  const log = git(folder, 'log', '--format=%x00%H %as', '--name-only', '--no-renames', '--', path)
  return (log ?? '')
    .split('\0')
    .slice(1)
    .map((entry) => {
      const [head = '', ...files] = entry.trim().split(/\n+/)
      const [id = '', day = ''] = head.split(' ')
      return { id, day, files }
    })
}

/** What differs between two commits, or between one and the files as they are. */
export const changedFiles = (commits: string[], path: string, folder: string): string[] =>
  (git(folder, 'diff', '--name-only', '--relative', '--no-renames', ...commits, '--', path) ?? '')
    .split('\n')
    .filter(Boolean)

/** The time of the last commit; undefined where there is none, or git is missing. */
export function lastCommitAt(folder: string): Date | undefined {
  const time = new Date(git(folder, 'log', '-1', '--format=%cI')?.trim() ?? '')
  return Number.isNaN(time.getTime()) ? undefined : time
}

/** The same; undefined also where something in `path` is not committed. */
export const committedAt = (path: string, folder: string): Date | undefined =>
  git(folder, 'status', '--porcelain', '--', path) === '' ? lastCommitAt(folder) : undefined

/** A file as it was in a commit; undefined where it was not. */
export const textAt = (commit: string, file: string, folder: string): string | undefined =>
  git(folder, 'show', `${commit}:./${file}`)
