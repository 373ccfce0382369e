import config from 'virtual:admin-config'
import CMS from '@sveltia/cms'
import { formats } from './format.ts'
import { guarded } from './guarded.ts'
import { dataOf, sourceKey, textOf } from './keep-source.ts'
import type { Data } from './settled.ts'
import { isEntry, isStale } from './stale.ts'

const openedAs = new Map<string, string>()
globalThis.fetch = guarded(globalThis.fetch.bind(globalThis), openedAs)

const noted = (toFile: (data: Data) => string) => (data: Data) => {
  const text = asFile(toFile(data))
  openedAs.set(text, asFile(data[sourceKey]))
  return text
}

/** Sveltia trims each value, and ends each file like this. */
const asFile = (text: unknown) => `${String(text).trim()}\n`

CMS.registerCustomFormat(formats.yaml, 'yaml', { fromFile: dataOf, toFile: noted(textOf) })
CMS.registerCustomFormat(formats.text, 'md', {
  fromFile: (text) => ({ body: text.trim(), [sourceKey]: text }),
  toFile: noted(({ body }) => String(body)),
})
CMS.init({ config })

// A local folder would have to be allowed again.
const isLocal = () => localStorage.getItem('sveltia-cms.user')?.includes('"local"')
addEventListener('hashchange', (event) => {
  if (isStale(event, performance.now()) && !isLocal()) location.reload()
})

// Sveltia keeps what was typed only half a second after the last key.
let typedAt = Number.NEGATIVE_INFINITY
addEventListener('input', ({ isTrusted }) => {
  if (isTrusted && isEntry(location.href)) typedAt = performance.now()
})
addEventListener('beforeunload', (event) => {
  if (performance.now() - typedAt < 1000) event.preventDefault()
})
