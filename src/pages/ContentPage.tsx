import type { Route } from '../../routes.ts'
import { Blocks } from '../blocks/Blocks.tsx'
import { FurtherReading } from '../blocks/FurtherReading.tsx'
import { Head } from '../layout/Head.tsx'
import { Layout } from '../layout/Layout.tsx'
import { ReadingAids } from '../layout/ReadingAids.tsx'
import type { LoadedPage } from '../model/read-site.ts'
import { useSite } from '../site/site-context.ts'

/** Any page: its head, the frame, its blocks. */
export function ContentPage({ page }: { page: LoadedPage }) {
  const { route } = useSite()
  const isLong = isLongRead(page, route)
  return (
    <>
      <Head page={page} />
      <Layout withFigures={page.usesFacts} outdated={page.outdated}>
        <Blocks
          blocks={page.bloecke}
          aids={isLong && <ReadingAids page={page} />}
          further={page.weiter && <FurtherReading paths={page.weiter} />}
        />
      </Layout>
    </>
  )
}

/** Not the start page, a form, the calculator, or a page that only answers something the visitor did. */
const isLongRead = (page: LoadedPage, route: Route) =>
  page.words >= 500 &&
  route.path !== '/' &&
  !route.noindex &&
  page.bloecke.every(({ art }) => art !== 'formular' && art !== 'rechner')
