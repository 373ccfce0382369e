import type { Problem } from './findings.ts'

/** A title is also drawn in the site's font, which lacks many letters. */
export function checkLetters(text: string, letters: ReadonlySet<string>): Problem | undefined {
  const missing = [...text].find((letter) => letter !== '\u00ad' && !letters.has(letter))
  if (!missing) return undefined
  return {
    message: `Die Schrift der Website hat kein „${missing}“ für das Bild zu dieser Seite.`,
    remedy: 'Schreiben Sie den Titel ohne dieses Zeichen.',
    needle: missing,
  }
}
