/**
 * Where the second part of a page's sheet will stand. HTML has sheets in the head alone, drawings anywhere.
 * Not `hidden`: what bears that is left out when Chrome saves a page in one file.
 */
export const place = '<datalist><svg><style></style></svg></datalist>'

/** Behind the headline and the paragraph below it, which are painted before the rest has come. */
export const withPlaceForRest = (page: string): string =>
  page.replace(/<h1[\s\S]*?<\/p>/, (text) => text + place)
