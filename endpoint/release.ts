/** Which state of the project this is. The bundler puts it in the place of `RELEASE`. */
export interface Release {
  /** Of package.json. */
  version: string
  /** The first ten digits of the commit; `unbekannt` where there is no Git. */
  commit: string
  /** The commit's day, `22.11.2026`; empty where there is no Git. */
  day: string
}

declare const RELEASE: Release | undefined

export const release: Release =
  typeof RELEASE === 'undefined' || !RELEASE
    ? { version: 'in Entwicklung', commit: 'unbekannt', day: '' }
    : RELEASE
