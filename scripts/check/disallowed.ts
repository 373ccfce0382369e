import { readOut } from './built.ts'

/** Path prefixes that robots.txt disallows. */
export const disallowed = (robots: string): string[] =>
  [...robots.matchAll(/^Disallow:[ \t]*(\S+)/gim)].map(([, prefix = '']) => prefix)

/** Whether search engines may read the last build, which is false for a preview. */
export const isPublicBuild = (): boolean => !disallowed(readOut('robots.txt')).includes('/')
