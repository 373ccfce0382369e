import type { Finding } from '../../../src/model/findings.ts'
import { linksIn } from '../../../src/model/markdown.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** Links that lead to where the reader is, and one page twice among those to read next. */
export const ownAddress = ({ documents }: Reading): Finding[] =>
  [...documents.values()].flatMap(({ path, texts }) => [
    ...texts.flatMap((text) =>
      targetsOf(text)
        .filter((target) => target === path)
        .map((target) => toItself(text, target)),
    ),
    ...texts
      .filter(({ path: [list] }) => list === 'weiter')
      .filter((text, index, all) => all.findIndex(({ filled }) => filled === text.filled) < index)
      .map(twice),
  ])

const targetsOf = ({ kind, filled }: WrittenText): string[] => {
  if (kind === 'target') return [filled]
  return kind === 'inline' || kind === 'prose' ? linksIn(filled) : []
}

const toItself = ({ file, lineOf, kind }: WrittenText, target: string): Finding => ({
  file,
  line: lineOf(kind === 'target' ? undefined : `(${target})`),
  message: `Der Verweis führt auf diese Seite selbst: ${target}.`,
  remedy: 'Nennen Sie eine andere Seite, oder eine Stelle auf dieser, die mit # beginnt.',
})

const twice = ({ file, lineOf, filled }: WrittenText): Finding => ({
  file,
  line: lineOf(),
  message: `„weiter“ nennt ${filled} zweimal.`,
  remedy: 'Nennen Sie drei verschiedene Seiten.',
})
