import { createHead, renderSSRHead, UnheadProvider } from '@unhead/react/server'
import { parse } from 'node-html-parser'
import { renderToStaticMarkup } from 'react-dom/server'
import { type Route, routes } from '../../routes.ts'
import { firstYear, valuesOf } from '../model/calculator-values.ts'
import type { LoadedPage } from '../model/load-page.ts'
import { ContentPage } from '../pages/ContentPage.tsx'
import { loadSite } from '../site/load-site.ts'
import { type SiteContext, SiteProvider } from '../site/site-context.ts'

const { brand, shared, cookies, pages, calculator, facts, regions } = loadSite()

const byPath = new Map(
  routes.flatMap(({ path, content }) => {
    const page = pages.get(content)
    return page ? [[path, page]] : []
  }),
)

export const origin = 'https://www.wirkzeit.example'

/** The head of a page, with its structured data, and its body, as the build makes them. */
export async function renderPage(
  route: Route,
  change: Partial<SiteContext> = {},
  changeOfPage: Partial<LoadedPage> = {},
) {
  const found = pages.get(route.content)
  if (!found) throw new Error(`no content for ${route.path}`)
  const page = { ...found, ...changeOfPage }
  const head = createHead()
  const site: SiteContext = {
    brand,
    shared,
    cookies: cookies.cookies,
    calculator: { words: calculator, values: valuesOf(facts, firstYear) },
    routes,
    regions,
    route,
    pages: byPath,
    origin,
    isPublic: true,
    searchConsole: '',
    linkPicture: {
      src: `/og/${route.content}.png?v=1`,
      alt: 'Eine Frau im Morgenlicht',
      width: 1200,
      height: 630,
    },
    pictureSize: () => ({ width: 0, height: 0 }),
    endpoint: '',
    ...change,
  }
  const html = renderToStaticMarkup(
    <UnheadProvider value={head}>
      <SiteProvider value={site}>
        <ContentPage page={page} />
      </SiteProvider>
    </UnheadProvider>,
  )
  const { headTags, bodyTags } = await renderSSRHead(head)
  const root = parse(headTags + bodyTags)
  return {
    page,
    root,
    body: () => parse(html),
    /** Contents of all `<meta>` with this name or property. */
    meta: (name: string) =>
      root
        .querySelectorAll(`meta[name="${name}"], meta[property="${name}"]`)
        .map((tag) => tag.getAttribute('content')),
  }
}
