import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { routes } from '../../routes.ts'
import { Stop } from '../../src/stop.ts'
import { copyProject } from '../build/apart.ts'
import { addSyntheticPages } from './synthetic-pages.ts'
import type { Table } from './table.ts'

type BuildRun = {
  pages: number
  /** Whether link pictures were drawn, or all of them were there from the build before. */
  pictures: 'drawn' | 'kept'
  seconds: number
  /** Of them until the generator begins: by then the content is read and judged. */
  before: number
  /** Of the build and all that it starts, in MB; undefined where the system does not tell. */
  peakMemory: number | undefined
}

const extraPages = [0, 1_000, 5_000]

/** Of each build the pages, seconds and memory. Throws Stop when one fails. */
export async function buildTable(): Promise<Table> {
  const runs = await measureBuilds()
  const [, first] = runs
  const rows = runs.map(({ pages, pictures, seconds, before, peakMemory }) => {
    const more = pages - (first?.pages ?? 0)
    const each = more > 0 && first ? more / (seconds - first.seconds) : undefined
    return [
      String(pages),
      pictures,
      seconds.toFixed(1),
      before.toFixed(1),
      (pages / seconds).toFixed(1),
      (pages / (seconds - before)).toFixed(1),
      pictures === 'kept' && each ? each.toFixed(1) : '–',
      peakMemory?.toFixed(0) ?? '–',
    ]
  })
  const head = [
    'Pages',
    'Link pictures',
    'Seconds',
    'Of them until the content is judged',
    'Pages a second',
    '… of the generator, which begins then',
    '… of those beyond the first',
  ]
  return { head: [...head, 'Memory at its peak, MB'], rows }
}

/** Builds copies of the site with more and more invented pages, each twice: the second time the link pictures exist. */
async function measureBuilds(): Promise<BuildRun[]> {
  const runs: BuildRun[] = []
  for (const count of extraPages) {
    const root = copyWithoutCaches()
    addSyntheticPages(root, count)
    for (const pictures of ['drawn', 'kept'] as const)
      runs.push({
        pages: routes.length + count,
        pictures,
        ...(await build(root, routes.length + count)),
      })
    rmSync(root, { recursive: true })
  }
  return runs
}

/** With the packages of this one, but caches of its own. */
function copyWithoutCaches(): string {
  const root = mkdtempSync(join(tmpdir(), 'wirkzeit-build-'))
  copyProject(root)
  mkdirSync(join(root, 'node_modules'))
  for (const name of readdirSync('node_modules').filter((each) => !each.startsWith('.')))
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name))
  return root
}

async function build(root: string, pages: number) {
  const start = performance.now()
  const child = spawn('npm', ['run', 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  })
  let before = Number.NaN
  child.stdout.on('data', (text: Buffer) => {
    if (text.includes('Build for client')) before = (performance.now() - start) / 1000
  })
  const memory = watchMemory(child)
  const status = await new Promise((done) => child.once('close', done))
  const seconds = (performance.now() - start) / 1000
  if (status !== 0)
    throw new Stop(`Der Bau von ${pages} Seiten in ${root} ist fehlgeschlagen, siehe oben.`)
  return { seconds, before, peakMemory: await memory }
}

/** The sum of the peaks of all processes, looked up again and again until the first of them ends. */
async function watchMemory(child: ChildProcess): Promise<number | undefined> {
  const peaks = new Map<number, number>()
  while (child.exitCode === null) {
    for (const pid of processTree(child.pid ?? 0)) {
      const [, peak] = /VmHWM:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`)) ?? []
      if (peak) peaks.set(pid, Number(peak) / 1000)
    }
    await wait(100)
  }
  return peaks.size > 0 ? [...peaks.values()].reduce((sum, peak) => sum + peak) : undefined
}

function processTree(pid: number): number[] {
  const children = read(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean)
  return [pid, ...children.flatMap((child) => processTree(Number(child)))]
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
