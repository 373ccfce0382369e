import { type Built, built } from './built.ts'

const origin = 'https://a.de'

type Page = { canonical?: string; robots?: string; body?: string }

/** A page of routes.ts as it would be built for `origin`; indexed unless `robots` says otherwise. */
export const pageAt = (path: string, { canonical, robots, body }: Page = {}): Built =>
  built(
    path,
    `<head><link rel="canonical" href="${canonical ?? origin + path}">
    <meta name="robots" content="${robots ?? 'index, follow'}"></head><body>${body ?? ''}</body>`,
  )

/** Two pages for search engines, one that is hidden from them. */
export const site = [
  pageAt('/'),
  pageAt('/aktivrente'),
  pageAt('/danke', { robots: 'noindex, follow' }),
]
