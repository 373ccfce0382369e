import { Stop } from '../src/stop.ts'
import { unknownWords, wordList } from './check/language/spelling.ts'

/** Prints the words that neither the dictionary nor our list knows, and where they stand. */
export async function main(): Promise<void> {
  const unknown = await unknownWords()
  if (unknown.size === 0) {
    console.log('Rechtschreibung: keine unbekannten Wörter.')
    return
  }
  const lines = [...unknown].map(([word, paths]) => `${word}: ${paths.join(', ')}`)
  throw new Stop(`${lines.join('\n')}\n\nRichtige Wörter gehören in ${wordList}.`)
}
