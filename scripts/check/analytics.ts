import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { variables } from '../build/variables.ts'
import { type Built, out } from './built.ts'

type Texts = { path: string; html: string }[]

const traces = /googletagmanager|dataLayer|\.gtag|ga-disable/

/** Without `VITE_GA_ID` there is no trace of analytics; with it, the denial comes first on every page. */
export function analytics(
  pages: Built[],
  id = idOfBuild(),
  chunks: Texts = readChunks(),
): string[] {
  if (!id)
    return [...pages, ...chunks]
      .filter(({ html }) => traces.test(html))
      .map(({ path }) => `${path}: enthält Code der Analyse, obwohl VITE_GA_ID leer ist.`)
  return pages
    .filter(({ html }) => !/ad_personalization:.denied/.test(html))
    .map(({ path }) => `${path}: die Analyse ist nicht von Anfang an abgelehnt.`)
}

const idOfBuild = () => variables().VITE_GA_ID

const readChunks = () =>
  readdirSync(join(out, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ path: name, html: readFileSync(join(out, 'assets', name), 'utf8') }))
