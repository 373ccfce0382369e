import { capital } from '../../../src/model/capital.ts'
import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'
import { alwaysSmall } from './spacing.ts'

/** These may continue a figure, heading or sentence above them. */
const continued = /^(?:zahlen|punkte|zeilen)$/

const small = new RegExp(`^(?!${alwaysSmall})\\p{Ll}\\S*`, 'u')

/** A whole sentence that begins in lower case, itself or by its placeholder. */
export function smallBeginnings(text: WrittenText): Problem | Problem[] {
  const { file, path, written, filled } = text
  if (!file.includes('/seiten/') || path.some((step) => continued.test(String(step)))) return []
  const [begin] = /[.!?]\s*$/.test(filled) ? (small.exec(filled) ?? []) : []
  if (!begin) return []
  const message = `Der Text beginnt mit einem kleinen Buchstaben: „${begin}“.`
  return written.startsWith('{')
    ? {
        message,
        remedy: 'Der Platzhalter steht mitten im Satz. Beginnen Sie mit einem anderen Wort.',
      }
    : { message, remedy: `Schreiben Sie: ${capital(begin)}`, needle: begin }
}
