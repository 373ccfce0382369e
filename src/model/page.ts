import { z } from 'zod'
import { block } from './blocks.ts'
import { source } from './source-text.ts'
import { description, picture, target, technical, title } from './text-kinds.ts'

const date = technical(z.iso.date())

/** In characters: what search engines show in full. */
const lengths = { titel: { min: 10, max: 65 }, beschreibung: { min: 70, max: 160 } } as const

const textOf = ({ min, max }: { min: number; max: number }) => z.string().min(min).max(max)

/** One file of src/content/seiten. */
export const page = z.strictObject({
  titel: title(textOf(lengths.titel)),
  beschreibung: description(textOf(lengths.beschreibung)),
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
