/** The format that keep-source.ts reads and writes, by the name that the configuration has for it. */
export const format = 'behutsam'
