import type { Built } from './built'

export function ids({ path, root }: Built): string[] {
  const all = root.querySelectorAll('[id]').map(({ id }) => id)
  const repeated = new Set(all.filter((id, index) => all.indexOf(id) !== index))
  return [...repeated].map((id) => `${path}: die Kennung „${id}“ kommt mehrmals vor.`)
}
