import { Blocks } from '../blocks/Blocks.tsx'
import { FurtherReading } from '../blocks/FurtherReading.tsx'
import { Layout } from '../layout/Layout.tsx'
import { ReadingAids } from '../layout/ReadingAids.tsx'
import type { LoadedPage } from '../model/load-page.ts'
import { useSite } from '../site/site-context.ts'
import { isLongRead } from './long-read.ts'

/** Any page: its blocks in the frame. */
export function ContentPage({ page }: { page: LoadedPage }) {
  const { route } = useSite()
  const isLong = isLongRead(page, route)
  return (
    <Layout page={page}>
      <Blocks
        blocks={page.bloecke}
        aids={isLong && <ReadingAids page={page} />}
        further={page.weiter && <FurtherReading paths={page.weiter} />}
      />
    </Layout>
  )
}
