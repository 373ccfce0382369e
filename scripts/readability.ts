import { readPage } from './check/built.ts'
import { readabilityOf } from './check/language/readability.ts'
import { runningText } from './check/language/running-text.ts'
import { contentPaths } from './check/page-groups.ts'

/** Prints how long and how easy each page is. Limits: check/language/pages.dist.test.ts. */
export async function main(): Promise<void> {
  console.log('Flesch  Wörter  Sätze  längster Satz')
  for (const path of contentPaths) {
    const { flesch, words, sentences, longest } = readabilityOf(runningText(readPage(path).root))
    const numbers = [flesch.toFixed(0).padStart(6), pad(words, 6), pad(sentences, 5)].join('  ')
    console.log(`${numbers}  ${pad(longest.words, 2)}  ${path}`)
    if (longest.words > 20) console.log(`        „${longest.sentence}“`)
  }
}

const pad = (value: number, width: number) => `${value}`.padStart(width)
