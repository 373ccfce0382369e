import { createHead, UnheadProvider } from '@unhead/react/server'
import type { ComponentProps, ReactNode } from 'react'
import { ViteReactSSG } from 'vite-react-ssg'
import { type Route, routes } from '../routes.ts'
import { type LinkPicture, linkPictureOf } from './link-picture/of-page.ts'
import { completeYears } from './model/calculator-values.ts'
import { ContentPage } from './pages/ContentPage.tsx'
import { pictureSize } from './pages/picture-size.ts'
import { valuesFor } from './rechner/values.ts'
import { receiver } from './registration/receiver.ts'
import { samplesRoute } from './samples/load-samples.ts'
import { SamplesPage } from './samples/SamplesPage.tsx'
import { loadSite } from './site/load-site.ts'
import { SiteProvider } from './site/site-context.ts'

/** The build's entry: joins every row of routes.ts with its content. Never reaches a browser. */
const site = loadSite()
const origin = import.meta.env.VITE_ORIGIN as string

function contentOf(route: Route) {
  const page = site.pages.get(route.content)
  if (!page) throw new Error(`no content for ${route.path}`)
  return page
}

const values = valuesFor(Number(site.today.slice(0, 4)), completeYears(site.facts))
if (!values) throw new Error('of no year all values are known')
const calculator = { words: site.calculator, values }

const pages = new Map(routes.map((route) => [route.path, contentOf(route)]))

const pictures = new Map<string, LinkPicture>(
  routes
    .filter(({ noindex }: Route) => !noindex)
    .map((route) => [route.path, linkPictureOf(route, contentOf(route), site.brand)]),
)

/** Pages with `noindex` have no picture of their own; links to them show that of the start page. */
function pictureOf({ path }: Route) {
  const picture = pictures.get(path) ?? pictures.get('/')
  if (!picture) throw new Error('the start page has no picture')
  return picture
}

function inSite(route: Route, content: ReactNode) {
  const context = {
    brand: site.brand,
    shared: site.shared,
    cookies: site.cookies.cookies,
    calculator,
    routes,
    regions: site.regions,
    route,
    pages,
    origin,
    isPublic: Boolean(import.meta.env.VITE_IS_PUBLIC),
    searchConsole: import.meta.env.VITE_SEARCH_CONSOLE as string,
    linkPicture: pictureOf(route),
    pictureSize,
    endpoint: receiver.endpoint,
  }
  return <SiteProvider value={context}>{content}</SiteProvider>
}

const pageOf = (route: Route) => inSite(route, <ContentPage page={contentOf(route)} />)

/** The page `/bausteine` with all blocks and their states, for developers. No build has it. */
function samples() {
  const blocks = [...site.pages.values()].flatMap(({ bloecke }) => bloecke)
  const form = blocks.find((block) => block.art === 'formular')
  if (!form) throw new Error('no page has a form')
  return { path: samplesRoute.path, element: inSite(samplesRoute, <SamplesPage form={form} />) }
}

type Row = { path: string; element: ReactNode }
const records = routes.map((route: Route): Row => ({ path: route.path, element: pageOf(route) }))
if (import.meta.env.DEV) {
  const missing = records.filter(({ path }) => path === '/404')
  // Unknown addresses get the 404 page, as on the host.
  records.push(samples(), ...missing.map(({ element }) => ({ path: '*', element })))
}
const recordOf = new Map(records.map((record) => [record.path, record]))

type Head = ComponentProps<typeof UnheadProvider>['value']

export const createRoot = ViteReactSSG({ routes: records }, (context) => {
  const head: Head = createHead({ init: [{ htmlAttrs: { lang: 'de' } }] })
  // Only the page's own route: the router would sort all routes for each page.
  const own = recordOf.get(context.routePath ?? '')
  Object.assign(context, {
    head,
    linkPicture: pictures.get(context.routePath ?? '/'),
    routes: (own ? [own] : records).map(({ path, element }) => ({
      path,
      element: <UnheadProvider value={head}>{element}</UnheadProvider>,
    })),
  })
})
