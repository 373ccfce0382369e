import bcd, { type BrowserName, type Identifier } from '@mdn/browser-compat-data/forLegacyNode'
import { type Level, oldest } from '../../build/supported.ts'

/** MDN's browser names for those of browserslist. On Android, Chrome and WebView count as Chrome. */
const inMdn: Record<string, BrowserName[]> = {
  chrome: ['chrome', 'chrome_android', 'webview_android'],
  firefox: ['firefox', 'firefox_android'],
  ios_saf: ['safari_ios'],
  safari: ['safari'],
  samsung: ['samsunginternet_android'],
}

const never = Number.POSITIVE_INFINITY

const number = (version: string) => {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number)
  return major * 1000 + minor
}

export const find = (key: string): Identifier | undefined =>
  key
    .split('.')
    .reduce<Identifier | undefined>((parent, name) => parent?.[name], bcd as unknown as Identifier)

/**
 * The oldest browsers of this level that lack the feature, each with the version that introduced it. Empty
 * if MDN does not know the feature. `prefix`: of the feature as written.
 */
export function lacking(key: string, level: Level, prefix?: string): string[] {
  const support = find(key)?.__compat?.support
  if (!support) return []
  return Object.entries(oldest(level)).flatMap(([browser, version]) =>
    (inMdn[browser] ?? []).flatMap((name) => {
      const spans = [support[name] ?? []]
        .flat()
        .filter((each) => each.prefix === prefix && !each.flags && !each.alternative_name)
        .map(({ version_added: added, version_removed: removed }) => [
          typeof added === 'string' && added !== 'preview' ? number(added) : never,
          typeof removed === 'string' ? number(removed) : never,
        ])
      const at = number(version)
      if (spans.some(([added = never, removed = never]) => added <= at && at < removed)) return []
      const [first = never] = spans[0] ?? []
      return `${name} ${first === never ? 'nie' : first / 1000}`
    }),
  )
}
