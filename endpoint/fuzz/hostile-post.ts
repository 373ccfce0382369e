import fc from 'fast-check'
import { interestKeys, textNames, trapName } from '../../src/registration/fields.ts'
import { exampleRecord } from '../test-fixtures.ts'
import { hostileText, hugeText, slowAddress } from './hostile-text.ts'

export interface HostilePost {
  type: string
  body: string
  [fc.toStringMethod]: () => string
}

/** What a failure prints of a megabyte. */
const postOf = (type: string, body: string): HostilePost => ({
  type,
  body,
  [fc.toStringMethod]: () => `${type} ${body.slice(0, 1_000)} (${body.length})`,
})

type Entry = [key: string, value: unknown]

const jsonType = fc.constantFrom('text/plain;charset=utf-8', 'application/json', 'text/plain')
const formType = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=UTF-8',
)

const wrongValue = fc.oneof(
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [[]], ['x'], { toString: 'x' }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(100, 20_000).map((depth) => nested(depth)),
)

/** Kept as text, because neither JSON.stringify nor a printed counterexample survives it. */
class RawJson {
  constructor(readonly text: string) {}
}
const nested = (depth: number) => new RawJson('['.repeat(depth) + ']'.repeat(depth))

const email = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom('anna@example.org', ' Max@Müller.DE ', "o'neill@x.de") },
  {
    weight: 30,
    arbitrary: fc.constantFrom('=1+1@x.de', '+1@x.de', '-2@x.de', '|cmd@x.de', "'=1@x.de"),
  },
  { weight: 20, arbitrary: hostileText },
  { weight: 1, arbitrary: slowAddress },
)

const text = fc.oneof(
  { weight: 3, arbitrary: fc.constant('Jürgen') },
  { weight: 5, arbitrary: hostileText },
)

const change = (name: string): fc.Arbitrary<Entry[]> =>
  fc.oneof(
    { weight: 60, arbitrary: text.map((value): Entry[] => [[name, value]]) },
    { weight: 1, arbitrary: hugeText.map((value): Entry[] => [[name, value]]) },
    { weight: 1, arbitrary: wrongValue.map((value): Entry[] => [[name, value]]) },
    { weight: 1, arbitrary: fc.constant<Entry[]>([]) },
  )

const interests: fc.Arbitrary<Entry[]> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .tuple(...interestKeys.map((key) => fc.boolean().map((value) => [key, value] as Entry)))
      .map((boxes): Entry[] => [['interests', Object.fromEntries(boxes)]]),
  },
  { weight: 1, arbitrary: wrongValue.map((value): Entry[] => [['interests', value]]) },
)

const extraKey = fc.constantFrom(
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'age', '', 'ok', 'errors'],
)
const extra = fc.oneof(
  { weight: 5, arbitrary: fc.constant<Entry[]>([]) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        extraKey,
        fc.oneof(hostileText, wrongValue, fc.constant({ [trapName]: 'x', phone: '1' })),
      )
      .map((entry): Entry[] => [entry]),
  },
  { weight: 1, arbitrary: hostileText.map((value): Entry[] => [[trapName, value]]) },
)

const entries: fc.Arbitrary<Entry[]> = fc
  .tuple(
    ...textNames.map((name) =>
      name === 'email' ? email.map((value): Entry[] => [[name, value]]) : change(name),
    ),
    interests,
    fc
      .oneof(fc.constant(exampleRecord().submittedAt), hostileText)
      .map((value): Entry[] => [['submittedAt', value]]),
    fc
      .oneof(fc.constant(exampleRecord().source), hostileText)
      .map((value): Entry[] => [['source', value]]),
    extra,
  )
  .map((parts) => parts.flat())

const toJson = (all: Entry[]) =>
  `{${all.map(([key, value]) => `${JSON.stringify(key)}:${value instanceof RawJson ? value.text : JSON.stringify(value)}`).join(',')}}`

function toForm(all: Entry[]): string {
  const form = new URLSearchParams()
  for (const [key, value] of all) {
    if (key === 'interests') for (const each of interestKeys) form.append(`interests.${each}`, 'on')
    else form.append(key, typeof value === 'string' ? value : `${JSON.stringify(value)}`)
  }
  return form.toString()
}

const json = fc.tuple(entries, jsonType).map(([all, type]) => postOf(type, toJson(all)))
const form = fc.tuple(entries, formType).map(([all, type]) => postOf(type, toForm(all)))
const broken = fc
  .tuple(entries, fc.oneof(jsonType, formType), fc.nat(), fc.nat(), hostileText)
  .map(([all, type, start, length, insert]) => {
    const body = toJson(all)
    const at = start % body.length
    return postOf(type, body.slice(0, at) + insert + body.slice(at + (length % 50)))
  })

export const hostilePost = fc.oneof(
  { weight: 6, arbitrary: json },
  { weight: 3, arbitrary: form },
  { weight: 1, arbitrary: broken },
)
