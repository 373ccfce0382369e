import { register } from 'node:module'
import { pathToFileURL } from 'node:url'

/**
 * Replaces jsdom for the generator, before which it must be imported. With jsdom the generator would parse
 * and serialize each page to add preload links, which no page needs, and that takes most of a build's time
 * and memory.
 */
const standIn = pathToFileURL('scripts/build/jsdom-stand-in.mjs').href

const hook = `export const resolve = (name, context, next) =>
  name === 'jsdom' && context.parentURL?.includes('/vite-react-ssg/')
    ? { url: ${JSON.stringify(standIn)}, shortCircuit: true }
    : next(name, context)`

register(`data:text/javascript,${encodeURIComponent(hook)}`)
