import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { variables } from '../src/site/variables.ts'
import { Stop } from '../src/stop.ts'
import { environmentOf } from './build/environment.ts'
import { configFiles, type Program } from './host/config-files.ts'
import { placeOf } from './host/place.ts'
import { readHostRules } from './host/rules.ts'
import { parseOrStop } from './parse-or-stop.ts'

const usage =
  'So geht es: npm run host -- nginx, caddy oder apache; dazu --root /ordner/dist und --to ORDNER.'

/** `npm run host -- nginx`: what another server needs to serve the last build as Netlify would. */
export async function main(args: string[]): Promise<void> {
  const { program, root, to } = read(args)
  if (!existsSync('dist/_headers'))
    throw new Stop('Die gebaute Website fehlt. Führen Sie zuerst „npm run build“ aus.')
  const { origin } = environmentOf(variables())
  const { name, write } = configFiles[program]
  const text = write(await readHostRules(process.cwd()), placeOf(origin, root))
  if (to === undefined) return void process.stdout.write(text)
  writeFileSync(join(to, name), text)
  console.log(`Geschrieben: ${join(to, name)}`)
}

function read(args: string[]) {
  const { values, positionals } = parseOrStop(usage, {
    args,
    allowPositionals: true,
    options: { root: { type: 'string' }, to: { type: 'string' } },
  })
  const [program = '', ...more] = positionals
  const isPlace = /^\/[\w./~-]*$/.test(values.root ?? '/')
  if (isProgram(program) && more.length === 0 && isPlace && values.to !== '')
    return { program, ...values }
  throw new Stop(usage)
}

const isProgram = (name: string): name is Program => Object.hasOwn(configFiles, name)
