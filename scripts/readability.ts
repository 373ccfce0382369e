import { parseArgs } from 'node:util'
import { readAll } from '../src/site/load-site.ts'
import { regionalVerdicts } from './check/language/local-words.ts'
import { generalShare } from './check/language/locality.ts'
import { readabilityOf } from './check/language/readability.ts'
import { runningPage } from './check/language/running-page.ts'
import { loadSpelling } from './check/language/spelling.ts'
import { contentPaths } from './check/page-groups.ts'

/**
 * Prints how long and how easy each page is, and how local those of regions are; `--saetze` with the
 * verdict on each of their sentences. Limits: check/language/style.ts and local-words.ts.
 */
export async function main(args: string[]): Promise<void> {
  const { saetze } = parseArgs({ args, options: { saetze: { type: 'boolean' } } }).values
  const { reading } = readAll()
  console.log('Flesch  Wörter  Sätze  längster Satz')
  for (const document of reading.documents.values()) {
    if (!contentPaths.includes(document.path)) continue
    const units = runningPage(document).flatMap((each) => each.units)
    const { flesch, words, sentences, longest } = readabilityOf(units)
    const numbers = [flesch.toFixed(0).padStart(6), pad(words, 6), pad(sentences, 5)].join('  ')
    console.log(`${numbers}  ${pad(longest.words, 2)}  ${document.path}`)
    if (longest.words > 20) console.log(`        „${longest.sentence}“`)
  }
  console.log('\nSätze, die auch über eine andere Region wahr wären (language/locality.ts)')
  const { isGerman } = await loadSpelling()
  for (const [name, verdicts] of regionalVerdicts(reading, isGerman)) {
    console.log(`${pad(Math.round(generalShare(verdicts) * 100), 4)} %  ${name}`)
    if (!saetze) continue
    for (const { sentence, because } of verdicts)
      console.log(`        ${because ? `[${because}]` : '–'} ${sentence}`)
  }
}

const pad = (value: number, width: number) => `${value}`.padStart(width)
