import { saysNothing } from '../../../src/model/check-markdown.ts'
import type { Problem } from '../../../src/model/findings.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** Buttons that do not say what they do. */
export function silentButtons({ path, written }: WrittenText): Problem | Problem[] {
  if (!/kn(?:opf|oepfe)/.test(path.join()) || !saysNothing.test(written)) return []
  return {
    message: `Der Knopf sagt nicht, wohin er führt: „${written}“.`,
    remedy: 'Schreiben Sie, was geschieht, zum Beispiel: text: Jetzt anmelden',
    needle: written,
  }
}
