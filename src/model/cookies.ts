import { z } from 'zod'
import { type Loaded, plain, technical } from './text-kinds.ts'

const text = plain()

const entry = { name: text, zweck: text, anbieter: text, dauer: text }

/** `beginnt_mit`: prefixes of the cookies to delete when analytics is denied. */
const cookie = z.discriminatedUnion('kategorie', [
  z.strictObject({
    ...entry,
    kategorie: z.literal('analytics'),
    beginnt_mit: z.array(technical(z.string().regex(/^[A-Za-z0-9_]+$/))).min(1),
  }),
  z.strictObject({ ...entry, kategorie: z.enum(['necessary', 'marketing', 'external']) }),
])

/** cookies.yaml: what the site may store in the browser. */
export const cookies = z.strictObject({ cookies: z.array(cookie).min(1) })

export type Cookies = Loaded<z.infer<typeof cookies>>
export type CookieEntry = Cookies['cookies'][number]
