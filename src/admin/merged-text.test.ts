import { expect, test } from 'vitest'
import { mergedText } from './merged-text.ts'

const page = `# Notiz
titel: 'Eins: zwei'
szene: sonne.svg
bloecke:
  - art: faq
    fragen:
      - frage: Was?
        antwort: Das.
      - { frage: Wo?, antwort: Hier. }
  - art: aufruf
    text: Ein Satz.
`

const change = (...pairs: [string, string][]) =>
  pairs.reduce((text, [from, to]) => text.replace(from, to), page)

const mine: [string, string] = ['Das.', 'Dies.']

test.each<[what: string, theirs: [string, string]]>([
  ['another text', ['Eins: zwei', 'Drei: vier']],
  ['another text of the same list', ['Hier.', 'Dort.']],
  ['a note', ['# Notiz', '# Neue Notiz']],
  ['a new name', ['szene:', 'anker: x\nszene:']],
  ['the same', mine],
  ['a new question elsewhere', ['    text: Ein', '    anker: y\n    text: Ein']],
  ['nothing but line breaks', ['Ein Satz.', '>-\n      Ein\n      Satz.']],
])('what was changed elsewhere stays: %s', (_, theirs) => {
  expect(mergedText(page, change(mine), change(theirs))).toBe(change(theirs, mine))
})

test('what was taken out stays out, on either side', () => {
  const gone: [string, string] = ['szene: sonne.svg\n', '']
  expect(mergedText(page, change(gone), change(mine))).toBe(change(gone, mine))
  expect(mergedText(page, change(mine), change(gone))).toBe(change(gone, mine))
  const title: [string, string] = ['Eins: zwei', 'Drei: vier']
  const block: [string, string] = ['  - art: aufruf\n    text: Ein Satz.\n', '']
  expect(mergedText(page, change(title), change(block))).toBe(change(title, block))
})

test.each<[what: string, mine: [string, string], theirs: [string, string]]>([
  ['one text', ['Das.', 'Dies.'], ['Das.', 'Jenes.']],
  [
    'the length of one list',
    ['Das.', 'Das.\n      - { frage: A?, antwort: B. }'],
    ['Hier.', 'Da.'],
  ],
  [
    'a list, and the other a part behind',
    ['      - frage: Was?\n        antwort: Das.\n', ''],
    ['Hier.', 'Da.'],
  ],
  [
    'what neither had',
    ['szene:', 'bild: { datei: a.svg }\nszene:'],
    ['szene:', 'bild: { datei: b.svg }\nszene:'],
  ],
  ['a text that the other took out', ['sonne.svg', 'mond.svg'], ['szene: sonne.svg\n', '']],
  ['a file that nobody can read', ['Das.', 'Dies.'], ['Das.', 'Das: da: [']],
])('where both have changed %s there is no answer', (_, mine, theirs) => {
  expect(mergedText(page, change(mine), change(theirs))).toBeUndefined()
})
