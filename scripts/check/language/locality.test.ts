import { expect, test } from 'vitest'
import { generalShare, type Region, verdictsOf } from './locality.ts'

const dictionary = new Set(
  'am an arbeiten auf bahn bus da den der die dort ein er fährt glashalle halle hamburg im in ist jeder kasse leipzig linie lohn messe mosel noten rufen sie sind trägt uns viele warm wir wohnt zahlt zehn zeitung'.split(
    ' ',
  ),
)
const isGerman = (word: string) => dictionary.has(word.toLowerCase())

const region = (name: string, sources: string, ...units: string[]): Region => ({
  name,
  sources,
  units: ['Rufen Sie uns an, wir sind da.', ...units],
})

const leipzig = region(
  'Leipzig',
  'Noten, Zeitung vom Mai',
  'In Grünau fährt ein Bus. Dort wohnt der Bus da. Der Lohn ist jeder Kasse da.',
  'In der Glashalle ist viele Bahn.',
  'An der Glashalle ist ein Bus.',
  'In Leipzig zahlt der Bus Lohn.',
  'In Leipzig zahlt die Linie 10 den Lohn.',
  'Wir arbeiten auf der S5X.',
  'Noten trägt er in die Kasse.',
  'Auf der Mosel ist ein Bus.',
  'In der Zeitung ist jeder Lohn.',
  'Der Weg.',
)

const hamburg = region(
  'Hamburg',
  '',
  'In der Messe ist der Lohn da.',
  'Wir arbeiten auf Ebbe und Bus.',
)

const others = [
  [
    'Jeder Bus ist eine Zeitung. Er fährt. Auf der Linie wohnt An. Wir arbeiten. Der Bus an der Kasse.',
  ],
]

test('A sentence is local when it names something that is found here only', () => {
  const [found = []] = verdictsOf([leipzig, hamburg], others, isGerman)
  expect(found.map(({ sentence, because }) => [sentence, because])).toEqual([
    ['In Grünau fährt ein Bus.', 'Grünau'],
    ['Dort wohnt der Bus da.', 'Grünau'],
    ['Der Lohn ist jeder Kasse da.', 'Grünau'],
    ['In der Glashalle ist viele Bahn.', 'Glashalle'],
    ['An der Glashalle ist ein Bus.', 'Glashalle'],
    ['In Leipzig zahlt der Bus Lohn.', ''],
    ['In Leipzig zahlt die Linie 10 den Lohn.', 'Leipzig'],
    ['Wir arbeiten auf der S5X.', 'S5X'],
    ['Noten trägt er in die Kasse.', 'Noten'],
    ['Auf der Mosel ist ein Bus.', 'Mosel'],
    ['In der Zeitung ist jeder Lohn.', ''],
  ])
  expect(generalShare(found)).toBeCloseTo(2 / 11)
})

test('What goes on about something local is local, in its paragraph', () => {
  const page = region(
    'Halle',
    '',
    'In Kröllwitz ist ein Bus. Er fährt jeder Zeitung an. Er ist warm da. Der Lohn ist da. Jeder Bus zahlt viele.',
    'Er fährt den Bus an.',
    'Wo in Kröllwitz fährt der Bus?',
  )
  const [found = []] = verdictsOf([page, hamburg], others, isGerman)
  expect(found.map(({ because }) => because)).toEqual([...Array(4).fill('Kröllwitz'), '', ''])
})

test('A name that most regions share is no local one', () => {
  const pages = ['Halle', 'Mainz', 'Trier', 'Berlin'].map((name) =>
    region(name, '', 'Wir arbeiten auf Zeit bei der Caritas.'),
  )
  const found = verdictsOf(pages, others, isGerman)
  expect(found.flat().every(({ isLocal }) => !isLocal)).toBe(true)
  expect(verdictsOf(pages.slice(0, 2), others, isGerman).flat()).toEqual([])
})
