import { readFileSync } from 'node:fs'

/** The addresses that netlify.toml sends elsewhere, as they are written there. */
export function redirectSources(): string[] {
  const toml = readFileSync('netlify.toml', 'utf8')
  return [...toml.matchAll(/^\s*from = "(.+)"$/gm)].map(([, from = '']) => from)
}
