import { builtPage, contentPaths } from './text/built-page'
import { readabilityOf } from './text/readability'
import { runningText } from './text/running-text'

/** Prints how long and how easy each page is. Limits are tested in e2e/language.spec.ts. */
export async function main(): Promise<void> {
  console.log('Flesch  Wörter  Sätze  längster Satz')
  for (const path of contentPaths) {
    const { flesch, words, sentences, longest } = readabilityOf(runningText(builtPage(path)))
    const numbers = [flesch.toFixed(0).padStart(6), pad(words, 6), pad(sentences, 5)].join('  ')
    console.log(`${numbers}  ${pad(longest.words, 2)}  ${path}`)
    if (longest.words > 20) console.log(`        „${longest.sentence}“`)
  }
}

const pad = (value: number, width: number) => `${value}`.padStart(width)
