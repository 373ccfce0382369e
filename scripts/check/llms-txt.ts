import { type Built, isIndexed, readOut } from './built'
import { originOf } from './indexing'

/** llms.txt has the form that llmstxt.org describes and names every page for search engines once. */
export function llmsFile(pages: Built[], text = readOut('llms.txt')): string[] {
  const origin = originOf(pages)
  const linked = [...text.matchAll(/^- \[.+\]\((.+)\): .+$/gm)].map(([, url = '']) => url)
  const sections = text.split(/^## /m).slice(1)
  const wanted = pages.filter(isIndexed).map(({ path }) => origin + path)
  return [
    ...(/^# .+\n\n> .+\n/.test(text) ? [] : ['beginnt nicht mit Name und Zusammenfassung.']),
    ...(sections.every((section) => section.includes('\n- ['))
      ? []
      : ['hat einen leeren Abschnitt.']),
    ...wanted.filter((url) => !linked.includes(url)).map((url) => `${url} fehlt.`),
    ...linked.filter((url) => !wanted.includes(url)).map((url) => `${url} gehört nicht hinein.`),
  ].map((problem) => `llms.txt: ${problem}`)
}
