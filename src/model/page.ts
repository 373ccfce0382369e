import { z } from 'zod'
import { block } from './blocks.ts'
import { source } from './source-text.ts'
import { description, picture, target, technical, title } from './text-kinds.ts'

const date = technical(z.iso.date())

/** One file of src/content/seiten. */
export const page = z.strictObject({
  /** Short enough for search engines to show in full; so is `beschreibung`. */
  titel: title(z.string().min(10).max(65)),
  beschreibung: description(z.string().min(70).max(160)),
  /** Picture of the page in link previews and on cards of other pages; a file of public/bilder. */
  szene: picture(z.string().regex(/^[a-z0-9-]+\.svg$/)),
  geaendert: date,
  /** Three related pages, for the end of a long page. */
  weiter: z
    .array(target(z.string().regex(/^\/[^#]*$/)))
    .length(3)
    .optional(),
  /** Sources of local facts in the page's texts; never shown. */
  belege: z
    .array(source.extend({ aussage: technical() }))
    .min(1)
    .optional(),
  /** Names and compounds that the spelling check allows on this page. */
  woerter: z.array(technical()).min(1).optional(),
  artikel: z.strictObject({ veroeffentlicht: date }).optional(),
  bloecke: z.array(block).min(1),
})

export type Page = z.infer<typeof page>
