import { loadEnv } from 'vite'
import { environmentOf } from './build/environment.ts'
import { announceSite, indexNow } from './host/index-now.ts'

/** `npm run ping`, after a production deploy: tells search engines that the pages are new. */
export async function main(): Promise<void> {
  const environment = environmentOf(loadEnv('production', process.cwd(), ''))
  console.log(await announceSite(environment, indexNow))
}
