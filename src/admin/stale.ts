const minute = 60_000

/**
 * Whether an entry is opened in an editor that has run for a while. Sveltia asks for drafts once, when
 * it starts: what was changed or published on github.com since, nobody would see before saving.
 */
export const isStale = (
  { oldURL, newURL }: Pick<HashChangeEvent, 'oldURL' | 'newURL'>,
  age: number,
): boolean => age > minute && isEntry(newURL) && !isEntry(oldURL)

export const isEntry = (url: string) => url.includes('/entries/')
