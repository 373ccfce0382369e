/** `030 000000-0` as the target of a link. */
export const callLink = (number: string) => `tel:${number.replace(/[^\d+]/g, '')}`
