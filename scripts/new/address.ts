import { withoutUmlauts } from '../../src/model/umlauts.ts'

/** „Bad Tölz“ → `bad-toelz`. */
export const addressOf = (name: string): string =>
  withoutUmlauts(name.toLowerCase())
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
