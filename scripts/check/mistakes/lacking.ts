import type { Content } from '../../../src/model/content.ts'
import type { Placeholders } from '../../../src/model/known.ts'
import { rememberedOf } from '../../remembered.ts'

/** Names of figures and of the brand that are gone; undefined where anything else is different. */
function lostNames(before: Placeholders, now: Placeholders): string[] | undefined {
  const known = lost.get(now.facts)?.get(now.brand)
  if (known) return known.names
  const gone = [lostIn(before.facts, now.facts), lostIn(before.brand, now.brand)]
  const isSame = before.today === now.today && same(before.words, now.words)
  const names =
    isSame && gone.every((each) => each) ? gone.flatMap((each) => each ?? []) : undefined
  const ofFacts = lost.get(now.facts) ?? new WeakMap()
  lost.set(now.facts, ofFacts.set(now.brand, { names }))
  return names
}

const lost = new WeakMap<object, WeakMap<object, { names: string[] | undefined }>>()

function lostIn(before: object, now: object): string[] | undefined {
  const left = new Map(Object.entries(now))
  const all = Object.entries(before)
  const stays = all.filter(([name, value]) => left.has(name) && same(left.get(name), value))
  const names = all.filter(([name]) => !left.has(name)).map(([name]) => name)
  return stays.length === left.size && stays.length + names.length === all.length
    ? names
    : undefined
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const written = rememberedOf((content: Content) => JSON.stringify(content.data))

/** Of what a file does not name nothing can be missing in it. Where there is no telephone, texts change. */
export function namesNothingLost(
  content: Content,
  before: Placeholders,
  now: Placeholders,
): boolean {
  const names = lostNames(before, now)
  if (!names) return false
  const text = written(content)
  return names.every((name) => !name.startsWith('telefon') && !text.includes(`{${name}`))
}
