import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Stop } from '../src/stop.ts'
import { startSite } from './host/serve.ts'
import { photograph } from './photo-album/camera.ts'
import { compareSets } from './photo-album/compare.ts'
import { writeReport } from './photo-album/report.ts'
import { scenes } from './photo-album/scenes.ts'

const usage = 'npm run pictures -- NAME [--only WORD …] [--root FOLDER] | --compare BEFORE AFTER'

/** Outside git: a set is some 300 pictures. */
const folder = 'pictures'

/** Takes a set of pictures of the last build, or compares two sets. */
export async function main(args: string[]): Promise<void> {
  const { names, only, root, compare } = readOptions(args)
  const [first = '', second = ''] = names.map((name) => join(folder, name))
  if (compare) return judge(first, second)
  const wanted = scenes.filter(
    ({ name }) => only.length === 0 || only.some((word) => name.includes(word)),
  )
  const site = await startSite({ port: 0, root })
  const started = Date.now()
  if (only.length === 0) rmSync(first, { recursive: true, force: true })
  const count = await photograph(site.url, wanted, first)
  await site.close()
  console.log(`${count} pictures in ${first}, ${Math.round((Date.now() - started) / 1000)} s`)
}

/** Prints a line for each difference; throws Stop when there is one. */
async function judge(before: string, after: string): Promise<void> {
  for (const set of [before, after])
    if (!existsSync(set)) throw new Stop(`Es gibt keine Bilder in ${set}. Aufruf: ${usage}`)
  const differences = await compareSets(before, after)
  for (const { name, what } of differences) console.log(`${name}: ${what}`)
  if (differences.length === 0) return console.log('No picture differs.')
  const report = join(after, 'differences.html')
  writeReport(report, before, differences)
  throw new Stop(`${differences.length} Bilder unterscheiden sich: ${report}`)
}

function readOptions(args: string[]) {
  const { values, positionals } = parse(args)
  const names = positionals.filter((name) => /^[\w-]+$/.test(name))
  const wanted = values.compare ? 2 : 1
  if (positionals.length !== wanted || names.length !== wanted) throw new Stop(`Aufruf: ${usage}`)
  return { names, only: values.only, root: values.root, compare: values.compare }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        only: { type: 'string', multiple: true, default: [] },
        // Another worktree's build.
        root: { type: 'string', default: process.cwd() },
        compare: { type: 'boolean', default: false },
      },
    })
  } catch {
    throw new Stop(`Aufruf: ${usage}`)
  }
}
