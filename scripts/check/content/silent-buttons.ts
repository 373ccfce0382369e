import { saysNothing } from '../../../src/model/check-markdown.ts'
import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** A button says what happens. */
export function silentButtons({ path, written }: WrittenText): Problem | Problem[] {
  const isButton = path.at(-1) === 'text' && (path.at(-2) === 'knopf' || path.at(-3) === 'knoepfe')
  if (!isButton || !saysNothing.test(written.trim())) return []
  return {
    message: `Der Knopf sagt nicht, wohin er führt: „${written}“.`,
    remedy: 'Schreiben Sie, was geschieht, zum Beispiel: text: Jetzt anmelden',
    needle: written,
  }
}
