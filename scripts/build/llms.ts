import { sitemapGroups } from '../../routes.ts'
import type { Site } from '../../src/model/read-site.ts'
import type { ListedPage } from './listed-pages.ts'

/**
 * llms.txt (llmstxt.org): a description of the site and a list of its pages, for language models.
 * „Optional“ is the format's name for what may be left out.
 */
export function llmsTxt({ brand, shared }: Site, pages: readonly ListedPage[]): string {
  const start = pages.find(({ route }) => route.path === '/')
  const sections = [...sitemapGroups.filter((group) => group !== 'Rechtliches'), 'Optional']
  return [
    `# ${brand.name}`,
    `> ${start?.page.beschreibung}`,
    shared.verzeichnisse.sprachmodelle,
    ...sections.map((section) =>
      [`## ${section}\n`, ...pages.filter((page) => sectionOf(page) === section).map(line)].join(
        '\n',
      ),
    ),
  ]
    .join('\n\n')
    .concat('\n')
}

function sectionOf({ route: { sitemap } }: ListedPage): string {
  return !sitemap || sitemap.group === 'Rechtliches' ? 'Optional' : sitemap.group
}

const line = ({ url, page }: ListedPage) => `- [${page.titel}](${url}): ${page.beschreibung}`
