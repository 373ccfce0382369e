import { type Built, built } from './built.ts'

const origin = 'https://a.de'

type Page = { canonical?: string; robots?: string; body?: string }

/** A page as built for `origin`; indexed unless `robots` says otherwise. */
export const pageAt = (path: string, { canonical, robots, body }: Page = {}): Built =>
  built(
    path,
    `<head><link rel="canonical" href="${canonical ?? origin + path}">
    <meta name="robots" content="${robots ?? 'index, follow'}"></head><body>${body ?? ''}</body>`,
  )

/** Two indexed pages, and a hidden one. */
export const site = [
  pageAt('/'),
  pageAt('/aktivrente'),
  pageAt('/danke', { robots: 'noindex, follow' }),
]
