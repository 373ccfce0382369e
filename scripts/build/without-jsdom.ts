import { register } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * To be imported before the generator: it parses each page with jsdom and writes it again, to put
 * preload links into its head, which no page needs. That was most of the time and of the memory of a
 * build.
 */
const standIn = pathToFileURL('scripts/build/jsdom-stand-in.mjs').href

const hook = `export const resolve = (name, context, next) =>
  name === 'jsdom' && context.parentURL?.includes('/vite-react-ssg/')
    ? { url: ${JSON.stringify(standIn)}, shortCircuit: true }
    : next(name, context)`

register(`data:text/javascript,${encodeURIComponent(hook)}`)
