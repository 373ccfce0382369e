import { createHash } from 'node:crypto'

/** The source expression of a Content-Security-Policy that allows exactly this inline text. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
