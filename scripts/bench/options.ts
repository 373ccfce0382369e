import { parseArgs } from 'node:util'
import { Stop } from '../../src/stop.ts'

const usage = 'npm run bench -- [--pages PATH …] [--keep] [--runs 3] [--only PART] [--minutes 5]'

const parts = [
  'weight',
  'bytes',
  'lighthouse',
  'slow',
  'visit',
  'build',
  'taps',
  'rechner',
  'flood',
  'receiver',
]

const help = `Aufruf: ${usage}; PART ist ${parts.join(', ')}`

/** What the command line asks for. Throws Stop with the usage when it asks for something else. */
export function readOptions(args: string[]) {
  const { values, positionals } = parse(args)
  const runs = Number(values.runs)
  const minutes = Number(values.minutes)
  const valid = runs >= 1 && minutes > 0 && (!values.only || parts.includes(values.only))
  if (!valid || (positionals.length > 0 && !values.pages)) throw new Stop(help)
  const pages = values.pages ? [values.pages, ...positionals] : undefined
  return { pages, runs, only: values.only, minutes, keep: values.keep }
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        pages: { type: 'string' },
        keep: { type: 'boolean', default: false },
        runs: { type: 'string', default: '3' },
        only: { type: 'string' },
        minutes: { type: 'string', default: '5' },
      },
    })
  } catch {
    throw new Stop(help)
  }
}
