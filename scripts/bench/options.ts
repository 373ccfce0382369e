import { routes } from '../../routes.ts'
import { Stop } from '../../src/stop.ts'
import { parseOrStop } from '../parse-or-stop.ts'

const usage = 'npm run bench -- [--pages PATH …] [--keep] [--runs 3] [--only PART]'

const parts = ['weight', 'lighthouse', 'slow', 'visit', 'build', 'rechner', 'receiver']

const help = `So geht es: ${usage}; PART ist ${parts.join(', ')}`

/** What the command line asks for. Throws Stop with the usage when it asks for something else. */
export function readOptions(args: string[]) {
  const { values, positionals } = parseOrStop(help, {
    args,
    allowPositionals: true,
    options: {
      pages: { type: 'string' },
      keep: { type: 'boolean', default: false },
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
    },
  })
  const runs = Number(values.runs)
  const valid = runs >= 1 && (!values.only || parts.includes(values.only))
  if (!valid || (positionals.length > 0 && !values.pages)) throw new Stop(help)
  const pages = values.pages ? [values.pages, ...positionals] : undefined
  const paths: string[] = routes.map(({ path }) => path)
  const unknown = pages?.find((page) => !paths.includes(page))
  if (unknown !== undefined) throw new Stop(`Die Seite „${unknown}“ gibt es nicht.`)
  return { pages, runs, only: values.only, keep: values.keep }
}
