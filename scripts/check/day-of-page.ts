/** The day under `geaendert` in the text of a page; undefined where none is to be read. */
export const dayOfPage = (text: string) => /^geaendert: *['"]?([\d-]+)/m.exec(text)?.[1]
