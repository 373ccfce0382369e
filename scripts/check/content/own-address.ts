import { type Finding, type Problem, place } from '../../../src/model/findings.ts'
import type { Reading } from '../../../src/model/read-site.ts'
import { targetsIn } from '../../../src/model/targets-in.ts'
import type { WrittenText } from '../../../src/model/written-text.ts'

/** Links that lead to where the reader is, and one page twice among those to read next. */
export const ownAddress = ({ documents }: Reading): Finding[] =>
  [...documents.values()].flatMap(({ path, texts }) => [
    ...texts.flatMap((text) =>
      targetsIn(text)
        .filter((target) => target === path)
        .flatMap((target) => place([toItself(text, target)], text)),
    ),
    ...texts
      .filter(({ path: [list] }) => list === 'weiter')
      .filter((text, index, all) => all.findIndex(({ filled }) => filled === text.filled) < index)
      .flatMap((text) => place([twice(text)], text)),
  ])

const toItself = ({ kind }: WrittenText, target: string): Problem => ({
  message: `Der Verweis führt auf diese Seite selbst: ${target}.`,
  remedy: 'Nennen Sie eine andere Seite, oder eine Stelle auf dieser, die mit # beginnt.',
  ...(kind !== 'target' && { needle: `(${target})` }),
})

const twice = ({ filled }: WrittenText): Problem => ({
  message: `„weiter“ nennt ${filled} zweimal.`,
  remedy: 'Nennen Sie drei verschiedene Seiten.',
})
