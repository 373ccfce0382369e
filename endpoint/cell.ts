// Google's limit is 50,000 characters; the rest is room for the two marks.
const cellLimit = 49_000
const cutMark = ' … [gekürzt: Der ganze Text steht im Blatt „Fehler“]'

/** Characters that begin a formula, in all forms that spreadsheets or keyboards take for them. */
export const formulaSigns = '=+\\-@|%＝＋－＠｜％﹦﹢﹣﹫﹪⁼⁺⁻₌₊₋−⩵⩶﬩'

/** For a character class of a pattern with flag `u`: invisible characters, except line breaks and tabs. */
export const unseen = '\\p{Z}\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800'

// An apostrophe of the text itself gets a second one, because spreadsheets swallow the first.
const needsMark = new RegExp(`^[\\s${unseen}]*[${formulaSigns}'＇]`, 'u')

/** Control characters become blanks, halves of surrogate pairs become U+FFFD, line breaks stay. */
export const cleanText = (value: string) =>
  value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\p{Cs}/gu, '\ufffd')

/**
 * Text that stays text when typed into a spreadsheet or opened from a CSV file. The apostrophe in front
 * is the spreadsheets' own mark for "text follows".
 */
export function plainText(value: string): string {
  const clean = cleanText(value)
  return needsMark.test(clean) ? `'${clean}` : clean
}

/** `plainText` that fits a cell; what is too long ends with a mark that says where the rest is. */
export function toCell(value: string): string {
  const text = plainText(value)
  return text.length > cellLimit ? beginning(text, cellLimit) + cutMark : text
}

/** Pieces of at most `length` characters, never half a surrogate pair at an end. */
export function pieces(text: string, length: number): string[] {
  const found: string[] = []
  let rest = text
  while (rest !== '') {
    const piece = beginning(rest, length)
    found.push(piece)
    rest = rest.slice(piece.length)
  }
  return found
}

const beginning = (text: string, length: number) =>
  text.length > length ? text.slice(0, length).replace(/[\ud800-\udbff]$/, '') : text
