import { variables } from '../../src/site/variables.ts'
import { type Built, chunks } from './built.ts'

const traces = /googletagmanager|dataLayer|\.gtag|ga-disable/

/** Without `VITE_GA_ID` there is no trace of analytics; with it, every page denies consent by default. */
export function analytics(
  pages: Built[],
  id = variables().VITE_GA_ID,
  scripts = chunks(),
): string[] {
  if (!id)
    return [...pages.map(({ path, html }) => ({ path, code: html })), ...scripts]
      .filter(({ code }) => traces.test(code))
      .map(({ path }) => `${path}: enthält Code der Analyse, obwohl VITE_GA_ID leer ist.`)
  return pages
    .filter(({ html }) => !/ad_personalization:.denied/.test(html))
    .map(({ path }) => `${path}: die Analyse ist nicht von Anfang an abgelehnt.`)
}
