export type Node = Record<string, unknown> & { '@type': string | string[] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNode = (value: unknown): value is Node => isObject(value) && '@type' in value

export const typesOf = (node: Node): string[] => [node['@type']].flat()

const idOf = (node: object): string | undefined => ('@id' in node ? String(node['@id']) : undefined)

/** All objects in a value, outer ones first. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn)
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : []
}

/** All nodes, nested ones included. */
export const nodesIn = (value: unknown): Node[] => objectsIn(value).filter(isNode)

const referencesIn = (value: unknown) =>
  objectsIn(value)
    .filter((object) => !isNode(object))
    .flatMap((object) => idOf(object) ?? [])

/** Dangling references, duplicate ids, and parts that are not connected with the page. */
export function gaps(graph: readonly unknown[], page: string): string[] {
  const names = nodesIn(graph).flatMap((node) => idOf(node) ?? [])
  const dangling = referencesIn(graph).filter((id) => !names.includes(id))
  const twice = names.filter((id, index) => names.indexOf(id) !== index)
  const reached = reach(graph, page)
  return [
    ...new Set(dangling.map((id) => `nichts heißt „${id}“, obwohl darauf verwiesen wird`)),
    ...new Set(twice.map((id) => `„${id}“ ist zweimal beschrieben`)),
    ...graph
      .filter((part) => !reached.has(part))
      .map(
        (part) => `„${(isObject(part) && idOf(part)) || '?'}“ hängt mit der Seite nicht zusammen`,
      ),
  ]
}

/** Parts connected with the page, by references in either direction: a site need not name its pages. */
function reach(graph: readonly unknown[], page: string): Set<unknown> {
  const parts = graph.map((part) => ({
    part,
    ids: [...nodesIn(part).flatMap((node) => idOf(node) ?? []), ...referencesIn(part)],
  }))
  const known = new Set([page])
  const reached = new Set<unknown>()
  for (let size = -1; size < reached.size; ) {
    size = reached.size
    for (const { part, ids } of parts.filter(({ ids }) => ids.some((id) => known.has(id)))) {
      reached.add(part)
      for (const id of ids) known.add(id)
    }
  }
  return reached
}
