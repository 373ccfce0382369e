import { z } from 'zod'
import { source } from './source-text.ts'
import { technical } from './text-kinds.ts'

/** rufnummern.yaml: the only phone numbers besides our own that texts may name. */
export const phones = z.strictObject({
  rufnummern: z.array(
    source.extend({ nummer: technical(z.string().regex(/^0[\d /-]{4,}\d$/)), wer: technical() }),
  ),
})
