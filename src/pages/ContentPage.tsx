import { Blocks } from '../blocks/Blocks'
import { Head } from '../layout/Head'
import { Layout } from '../layout/Layout'
import type { LoadedPage } from '../model/read-site'

/** Any page: its head, the frame, its blocks. */
export function ContentPage({ page }: { page: LoadedPage }) {
  return (
    <>
      <Head page={page} />
      <Layout withFigures={page.usesFacts}>
        <Blocks blocks={page.bloecke} />
      </Layout>
    </>
  )
}
