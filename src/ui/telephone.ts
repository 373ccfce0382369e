/** `030 000000-0` as the target of a link. */
export const callLink = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`

/** The number as a reader sees it, never on two lines. */
export const inOneLine = (number: string) =>
  number.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')
