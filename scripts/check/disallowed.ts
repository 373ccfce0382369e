import { readOut } from './built.ts'

/** The prefixes that no robot may ask for. */
export const disallowed = (robots: string): string[] =>
  [...robots.matchAll(/^Disallow:[ \t]*(\S+)/gim)].map(([, prefix = '']) => prefix)

/** Whether search engines may read the last build: it is none of a preview. */
export const isPublicBuild = (): boolean => !disallowed(readOut('robots.txt')).includes('/')
