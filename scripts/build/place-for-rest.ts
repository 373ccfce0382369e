/**
 * Holds the second part of a page's sheet. In an SVG, because HTML allows `<style>` only in the head. In a
 * `<datalist>`, which is not displayed: `hidden` elements are left out when Chrome saves a page as one file.
 */
export const place = '<datalist><svg><style></style></svg></datalist>'

/** Behind the headline and the paragraph below it, which are painted before the rest has come. */
export const withPlaceForRest = (page: string): string =>
  page.replace(/<h1[\s\S]*?<\/p>/, (text) => text + place)
