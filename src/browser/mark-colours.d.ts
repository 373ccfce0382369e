/** Of the theme, put here by vite.config.ts: a page's own sheet has no variables left to read. */
declare const MARK_COLOURS: { ground: string; ink: string; dark: string }
