import './build/without-jsdom.ts'
import { build } from 'vite-react-ssg/node'
import { timesRead } from '../src/site/load-site.ts'
import { variables } from '../src/site/variables.ts'
import { main as buildEndpoint } from './build-endpoint.ts'
import { main as buildFunction } from './build-function.ts'
import { check as checkContent } from './check-content.ts'
import { main as facts } from './facts.ts'
import { checkForBuild } from './launch.ts'

/**
 * `npm run build`. What can stop it comes before what takes long; all of it in one process, so that
 * what was checked is what is built.
 */
export async function main(): Promise<void> {
  await checkContent(variables().CONTEXT === 'production')
  await facts(['--brief'])
  checkForBuild()
  await buildEndpoint()
  // Who keeps registrations in a sheet needs no function.
  if (variables().DATABASE_URL) await buildFunction()
  await build()
  if (timesRead() !== 1) throw new Error(`the content was read ${timesRead()} times`)
}
