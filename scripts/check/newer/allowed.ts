/**
 * What may be newer than the oldest browsers in package.json, by its key in MDN's data, because pages
 * do without it: what a visitor of such a browser sees instead. Nothing else may stand here.
 */
export const allowed: Record<string, string> = {}
