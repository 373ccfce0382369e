import type { Route } from '../../routes'
import { Blocks } from '../blocks/Blocks'
import { FurtherReading } from '../blocks/FurtherReading'
import { Head } from '../layout/Head'
import { Layout } from '../layout/Layout'
import { ReadingAids } from '../layout/ReadingAids'
import type { LoadedPage } from '../model/read-site'
import { useSite } from '../site/site-context'

/** Any page: its head, the frame, its blocks. */
export function ContentPage({ page }: { page: LoadedPage }) {
  const { route } = useSite()
  const isLong = isLongRead(page, route)
  return (
    <>
      <Head page={page} />
      <Layout withFigures={page.usesFacts} readable={isLong}>
        <Blocks
          blocks={page.bloecke}
          aids={isLong && <ReadingAids page={page} />}
          further={page.weiter && <FurtherReading paths={page.weiter} />}
        />
      </Layout>
    </>
  )
}

/** Not the start page, a form, or a page that only answers something the visitor did. */
const isLongRead = (page: LoadedPage, route: Route) =>
  page.words >= 500 &&
  route.path !== '/' &&
  !route.noindex &&
  page.bloecke.every(({ art }) => art !== 'formular')
