/** The prefixes that no robot may ask for. */
export const disallowed = (robots: string): string[] =>
  [...robots.matchAll(/^Disallow:[ \t]*(\S+)/gim)].map(([, prefix = '']) => prefix)
