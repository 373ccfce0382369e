import { type Finding, ofFile } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { listAt } from '../../../src/model/schema-at.ts'
import { sentencesOf, wordsOf } from '../../../src/model/sentences.ts'
import { contentPaths } from '../page-groups.ts'
import { readabilityOf } from './readability.ts'
import { type RunningText, runningPage } from './running-page.ts'
import { beginningOf } from './texts.ts'

const limits = { words: [500, 1200], sentence: 25, flesch: 50 } as const

/** Pages that are too short, too long or hard to read, and sentences that are too long. */
export const style = ({ documents }: Reading): Finding[] =>
  [...documents.values()]
    .filter(
      ({ path, isSettled, content }) =>
        isSettled && contentPaths.includes(path) && listAt(content.data, ['bloecke']).length > 0,
    )
    .flatMap((document) => {
      const running = runningPage(document)
      const { words, flesch } = readabilityOf(running.flatMap(({ units }) => units))
      const { file } = document.content
      return [
        ...lengthOf(file, words),
        ...(flesch < limits.flesch ? [hard(file, flesch)] : []),
        ...running.flatMap(longSentences),
      ]
    })

function lengthOf(file: string, words: number): Finding[] {
  const [least, most] = limits.words
  // If there are no words, other findings say why.
  if (words === 0 || (words >= least && words <= most)) return []
  const message = `Die Seite hat ${words} Wörter; ${least} bis ${most} sind richtig.`
  const remedy =
    words < least
      ? 'Schreiben Sie, was Leserinnen und Leser hier noch wissen möchten.'
      : 'Streichen Sie, was auf einer anderen Seite steht, und verweisen Sie dorthin.'
  return [ofFile(file, message, remedy)]
}

const hard = (file: string, flesch: number): Finding => ({
  ...ofFile(
    file,
    `Die Seite liest sich schwer (Lesbarkeit ${Math.floor(flesch)}, gut sind ${limits.flesch} und mehr).`,
    'Kürzere Sätze und kürzere Wörter helfen.',
  ),
  kind: 'hint',
})

const longSentences = ({ text, units }: RunningText): Finding[] =>
  units.flatMap(sentencesOf).flatMap((sentence): Finding | Finding[] => {
    const count = wordsOf(sentence).length
    if (count <= limits.sentence || !/[.!?…][“‘)]*$/.test(sentence)) return []
    const beginning = beginningOf(sentence)
    return {
      file: text.file,
      line: text.lineOf(beginning),
      kind: 'hint',
      message: `Ein Satz hat ${count} Wörter: „${beginning} …“`,
      remedy: `Machen Sie zwei daraus; bis ${limits.sentence} Wörter liest er sich leicht.`,
    }
  })
