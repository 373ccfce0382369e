import { variables } from '../src/site/variables.ts'
import { environmentOf } from './build/environment.ts'
import { announceSite, indexNow } from './host/index-now.ts'

/** `npm run ping`, after a production deploy: tells search engines that the pages are new. */
export async function main(): Promise<void> {
  console.log(await announceSite(environmentOf(variables()), indexNow))
}
