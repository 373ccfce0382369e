import { isComment } from '../../src/model/comment.ts'
import type { Files } from '../../src/model/content-folder.ts'
import type { Finding } from '../../src/model/findings.ts'

/** What `npm run neu` has left for somebody to write. Notes in lines of their own may stay. */
export const openNotes = (files: Files): Finding[] =>
  Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const [, note] = /\bTODO\b[:.]?\s*(.*?)['\]},\s]*$/.exec(line) ?? []
      if (note === undefined || isComment(file, line)) return []
      return {
        file,
        line: index + 1,
        message: note ? `Hier fehlt noch: „${note}“.` : 'Hier fehlt noch etwas.',
        remedy: 'Schreiben Sie es an die Stelle von TODO.',
      }
    }),
  )
