import { readPage } from './check/built.ts'
import { generalShare } from './check/language/locality.ts'
import { readabilityOf } from './check/language/readability.ts'
import { regionalVerdicts } from './check/language/regions.ts'
import { runningText } from './check/language/running-text.ts'
import { contentPaths } from './check/page-groups.ts'

/**
 * Prints how long and how easy each page is, and how local those of regions are; `--saetze` with the
 * verdict on each of their sentences. Limits: check/language/pages.dist.test.ts.
 */
export async function main(args: string[]): Promise<void> {
  console.log('Flesch  Wörter  Sätze  längster Satz')
  for (const path of contentPaths) {
    const { flesch, words, sentences, longest } = readabilityOf(runningText(readPage(path).root))
    const numbers = [flesch.toFixed(0).padStart(6), pad(words, 6), pad(sentences, 5)].join('  ')
    console.log(`${numbers}  ${pad(longest.words, 2)}  ${path}`)
    if (longest.words > 20) console.log(`        „${longest.sentence}“`)
  }
  console.log('\nSätze, die auch über eine andere Region wahr wären (language/locality.ts)')
  for (const [path, verdicts] of await regionalVerdicts()) {
    console.log(`${pad(Math.round(generalShare(verdicts) * 100), 4)} %  ${path}`)
    if (!args.includes('--saetze')) continue
    for (const { sentence, because } of verdicts)
      console.log(`        ${because ? `[${because}]` : '–'} ${sentence}`)
  }
}

const pad = (value: number, width: number) => `${value}`.padStart(width)
