import { isComment } from '../../src/model/comment.ts'
import type { Files } from '../../src/model/content-folder.ts'
import type { Finding } from '../../src/model/findings.ts'

const leftover =
  /(?<![\p{L}\d])(?:FIXME|TBD|XXX+|N\. ?N\.(?!\p{L})|[Ll]orem ipsum|Blindtext|Mustertext|\?\?\?+|!!!+|(?:Text|Bild|Zahl) folgt(?! \p{Ll})|[Hh]ier (?:Text|Bild|Zahl) einfügen|[Bb]itte (?:prüfen|ergänzen)(?! Sie)!*|\((?:noch )?(?:prüfen|(?:Quelle|stimmt das)\?)\)|oaicite|[Aa]ls KI-(?:Sprachm|M)odell|[Hh]ier ist (?:der|die|Ihre?|deine?) (?:überarbeitete|verbesserte|gekürzte)r? (?:Text|Fassung|Version)[:.]|_{3,}|@\p{Lu}\p{Ll}+:|<\p{L}[^<>]* [^<>]*>)|(?<=^[ -]*[a-z_]+: )'?(?:\.{2,}|…|~|null|folgt\.?|Ihr Text)'?$/u

/** What `npm run neu` or an editor has left to be written. Notes on their own lines may stay. */
export const unfinishedLines = (files: Files): Finding[] =>
  Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      if (isComment(file, line)) return []
      const [, note] = /\bTODO\b[:.]?\s*(.*?)['\]},\s]*$/.exec(line) ?? []
      if (note !== undefined)
        return {
          file,
          line: index + 1,
          message: note ? `Hier fehlt noch: „${note}“.` : 'Hier fehlt noch etwas.',
          remedy: 'Schreiben Sie es an die Stelle von TODO.',
        }
      const [found] = leftover.exec(line) ?? []
      if (!found) return []
      return {
        file,
        line: index + 1,
        message: `Hier ist noch etwas zu tun: „${found}“.`,
        remedy:
          'Schreiben Sie den Text fertig. Eine Notiz für Kolleginnen und Kollegen steht in einer eigenen Zeile, die mit # beginnt.',
      }
    }),
  )
