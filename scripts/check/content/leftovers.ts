import { isComment } from '../../../src/model/comment.ts'
import type { Files } from '../../../src/model/content-folder.ts'
import type { Finding } from '../../../src/model/findings.ts'

const leftover =
  /(?<![\p{L}\d])(?:TODO|FIXME|TBD|XXX+|N\. ?N\.(?!\p{L})|[Ll]orem ipsum|Blindtext|Mustertext|\?\?\?+|!!!+|(?:Text|Bild|Zahl) folgt(?! \p{Ll})|hier (?:Text|Bild) einfügen|bitte (?:prüfen|ergänzen)!*|oaicite|[Aa]ls KI-(?:Sprachm|M)odell|[Hh]ier ist (?:der|die|Ihre?|deine?) (?:überarbeitete|verbesserte|gekürzte)r? (?:Text|Fassung|Version):)|(?<=^[ -]*[a-z_]+: )'?(?:\.{2,}|…|folgt\.?)'?$/u

/** What somebody wanted to write later. Notes in lines of their own are nobody's concern. */
export const leftovers = (files: Files): Finding[] =>
  Object.entries(files).flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => {
      const [found] = leftover.exec(line) ?? []
      if (!found || isComment(file, line)) return []
      return {
        file,
        line: index + 1,
        message: `Hier ist noch etwas zu tun: „${found}“.`,
        remedy:
          'Schreiben Sie den Text fertig. Eine Notiz für Kolleginnen und Kollegen steht in einer eigenen Zeile, die mit # beginnt.',
      }
    }),
  )
