import { type Data, isSame, settled } from './settled.ts'
import { documentOf, rangeOf, WrittenFile } from './written-file.ts'
import { fileText } from './yaml-text.ts'

/** Under this name an entry carries the text of its file; no content may use it. */
export const sourceKey = '$quelltext'

/** A content file for the editor: all values are strings, as the model reads them. */
export const dataOf = (text: string): Data => ({
  ...(documentOf(text).toJS() as Data),
  [sourceKey]: text,
})

/**
 * The file for what the editor has made of it. Only what was changed is written anew: notes, quotes,
 * line breaks and order of everything else stay to the letter.
 */
export function textOf({ [sourceKey]: before, ...data }: Data): string {
  const wanted = settled(data)
  if (typeof before !== 'string') return fileText(wanted)
  const { contents } = documentOf(before)
  if (!contents) return fileText(wanted)
  const { from, to } = rangeOf(contents, before)
  const made =
    before.slice(0, from) +
    new WrittenFile(before).write(contents, wanted, { column: 0, inBrackets: false }) +
    before.slice(to)
  return isSame(documentOf(made).toJS(), wanted) ? made : fileText(wanted)
}
