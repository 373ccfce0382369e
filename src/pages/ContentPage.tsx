import { Blocks } from '../blocks/Blocks.tsx'
import { FurtherReading } from '../blocks/FurtherReading.tsx'
import { Head } from '../layout/Head.tsx'
import { Layout } from '../layout/Layout.tsx'
import { ReadingAids } from '../layout/ReadingAids.tsx'
import type { LoadedPage } from '../model/load-page.ts'
import { useSite } from '../site/site-context.ts'
import { isLongRead } from './long-read.ts'

/** Any page: its head, the frame, its blocks. */
export function ContentPage({ page }: { page: LoadedPage }) {
  const { route } = useSite()
  const isLong = isLongRead(page, route)
  return (
    <>
      <Head page={page} />
      <Layout withFigures={page.facts.length > 0} outdated={page.outdated}>
        <Blocks
          blocks={page.bloecke}
          aids={isLong && <ReadingAids page={page} />}
          further={page.weiter && <FurtherReading paths={page.weiter} />}
        />
      </Layout>
    </>
  )
}
