import { z } from 'zod'
import { block } from './blocks.ts'
import { source } from './source-text.ts'
import { description, picture, target, technical, title } from './text-kinds.ts'

const date = technical(z.iso.date())

/** One file of src/content/seiten. */
export const page = z.strictObject({
  /** As long as search engines show it in full; so is the description. */
  titel: title(z.string().min(10).max(65)),
  beschreibung: description(z.string().min(70).max(160)),
  /** Picture for link previews and the page's mood; a file of public/bilder. */
  szene: picture(z.string().regex(/^[a-z0-9-]+\.svg$/)),
  geaendert: date,
  /** Three pages that fit, for the end of a long page. */
  weiter: z
    .array(target(z.string().regex(/^\/[^#]*$/)))
    .length(3)
    .optional(),
  /** Local facts that the page's texts tell; shown to nobody. */
  belege: z
    .array(source.extend({ aussage: technical() }))
    .min(1)
    .optional(),
  /** Names and compounds that no dictionary knows, allowed on this page. */
  woerter: z.array(technical()).min(1).optional(),
  artikel: z.strictObject({ veroeffentlicht: date }).optional(),
  bloecke: z.array(block).min(1),
})

export type Page = z.infer<typeof page>
