import type { Path } from './content'
import type { Html } from './markdown'

/**
 * How the reader treats a string of a content file, decided by its name:
 * `inline` and `prose` may hold Markdown and become HTML, `plain` stays text for React to escape,
 * `target` is a link, `technical` is never touched.
 */
export type TextKind = 'inline' | 'prose' | 'plain' | 'target' | 'technical'

export type Leaf = { path: Path; value: string; kind: TextKind }

const technical = new Set([
  'art',
  'datei',
  'anker',
  'grund',
  'variante',
  'farbe',
  'tage',
  'symbol',
  'bild',
  'szene',
  'geaendert',
  'veroeffentlicht',
  'beispiel',
  'dekorativ',
  'kategorie',
  // Fixed by the specification, with three dots.
  'senden',
])

const richKeys = [
  'text',
  'antwort',
  'hinweis',
  'absaetze',
  'punkte',
  'einwilligung',
  'ausweg',
] as const

type RichKey = (typeof richKeys)[number]

const rich = new Set<string>(richKeys)

/** A page's data with the rich fields as HTML. A button's or link's `text` stays plain. */
export type Loaded<T> = T extends string
  ? T
  : T extends readonly (infer Item)[]
    ? Loaded<Item>[]
    : { [Key in keyof T]: Key extends RichKey ? LoadedRich<T, T[Key]> : Loaded<T[Key]> }

type LoadedRich<Owner, Value> = Owner extends { ziel: unknown }
  ? Owner extends { titel: unknown }
    ? Rich<Value>
    : Value
  : Rich<Value>

type Rich<Value> = Value extends string ? Html : Value extends string[] ? Html[] : Value

type Owner = Readonly<Record<string, unknown>>

function kindOf(key: string, owner: Owner, isPage: boolean): TextKind {
  if (technical.has(key)) return 'technical'
  if (key === 'ziel' || key === 'weiter') return 'target'
  if (!isPage || !rich.has(key)) return 'plain'
  if (key === 'text' && owner.art === 'text') return 'prose'
  const isLink = 'ziel' in owner && !('titel' in owner)
  return isLink ? 'plain' : 'inline'
}

/** The same data with every string replaced. Rich fields exist on pages only. */
export function mapTexts(data: unknown, isPage: boolean, change: (leaf: Leaf) => string): unknown {
  const visit = (value: unknown, path: Path, key: string, owner: Owner): unknown => {
    if (typeof value === 'string') {
      return change({ path, value, kind: kindOf(key, owner, isPage) })
    }
    if (Array.isArray(value)) {
      return value.map((item, index) => visit(item, [...path, index], key, owner))
    }
    if (typeof value !== 'object' || value === null) return value
    const inner = value as Owner
    return Object.fromEntries(
      Object.entries(inner).map(([name, child]) => [
        name,
        visit(child, [...path, name], name, inner),
      ]),
    )
  }
  return visit(data, [], '', {})
}

export function textsIn(data: unknown, isPage: boolean): Leaf[] {
  const leaves: Leaf[] = []
  mapTexts(data, isPage, (leaf) => {
    leaves.push(leaf)
    return leaf.value
  })
  return leaves
}
