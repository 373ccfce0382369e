import { BlockOfKind } from '../blocks/Blocks.tsx'
import { Layout } from '../layout/Layout.tsx'
import type { BlockOf } from '../model/blocks.ts'
import { loadSamples } from './load-samples.ts'
import { States } from './States.tsx'

/** Every block with the example of REDAKTION.md, then the states. For `npm run dev` only. */
export function SamplesPage({ form }: { form: BlockOf<'formular'> }) {
  const { page, about } = loadSamples()
  return (
    <Layout page={page}>
      {page.bloecke.map((block, index) => (
        <div key={index}>
          {block.art !== page.bloecke[index - 1]?.art && (
            <p className="wrap small">
              <b>{block.art}</b> – {about.get(block.art)}
            </p>
          )}
          <BlockOfKind block={block} first={index === 0} />
        </div>
      ))}
      <States form={form} />
      {/* Vite serves the file as it is; no build knows it. */}
      <script type="module" src="/src/samples/in-browser.ts" />
    </Layout>
  )
}
