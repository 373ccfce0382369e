import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const file = createRequire(import.meta.url)
  .resolve('sonner')
  .replace(/\.js$/, '.mjs')
const call = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/

/** The style sheet that sonner adds by itself. Throws when it does so in another way. */
export function sonnerSheet(): string {
  const [, literal] = call.exec(readFileSync(file, 'utf8')) ?? []
  if (!literal) throw new Error('sonner no longer adds its styles by __insertCSS("…")')
  return JSON.parse(literal)
}

/** Keeps sonner from adding a style element, which no page's policy allows; later-islands.ts does it. */
export const withoutSonnerSheet: Plugin = {
  name: 'wirkzeit:without-sonner-sheet',
  apply: 'build',
  transform: { filter: { id: file }, handler: (code) => code.replace(call, '') },
}
