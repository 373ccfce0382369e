import { readAllRedirects } from '../../src/site/read-redirects.ts'
import { type Built, isFile } from './built.ts'

type Site = { redirects: readonly string[]; isFile: (path: string) => boolean }

/** Links must lead to a page, an anchor or a file without redirect; other websites open in a new window. */
export function links(
  pages: Built[],
  site: Site = { redirects: oldAddresses(), isFile },
): string[] {
  return pages.flatMap((page) =>
    page.root.querySelectorAll('a[href]').flatMap((link) => {
      const href = link.getAttribute('href') ?? ''
      if (href.startsWith('https://'))
        return link.getAttribute('rel')?.includes('noreferrer') &&
          link.getAttribute('target') === '_blank'
          ? []
          : [`${page.path}: ${href} öffnet kein neues Fenster ohne Absender.`]
      if (/^(?:mailto|tel):/.test(href)) return []
      const problem = internalProblem(href, page, pages, site)
      return problem ? [`${page.path}: ${problem}`] : []
    }),
  )
}

const oldAddresses = () => readAllRedirects().map(({ from }) => from)

function internalProblem(
  href: string,
  from: Built,
  pages: Built[],
  site: Site,
): string | undefined {
  const [target = '', anchor] = href.split('#')
  const page = pages.find(({ path }) => path === (target || from.path))
  if (site.redirects.includes(target)) return `${href} führt über eine Weiterleitung.`
  if (!page)
    return /^\/bilder\/|\.(?:xml|txt)$/.test(target) && site.isFile(target)
      ? undefined
      : `${href} gibt es nicht.`
  if (anchor && !page.root.getElementById(anchor))
    return `auf ${page.path} gibt es die Stelle #${anchor} nicht.`
  return undefined
}
