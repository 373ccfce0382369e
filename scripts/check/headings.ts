import type { Built } from './built'

/** One h1, and no level left out on the way down. */
export function headings({ path, root }: Built): string[] {
  const levels = root
    .querySelectorAll('h1, h2, h3, h4, h5, h6')
    .map(({ tagName }) => Number(tagName[1]))
  const problems = levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0
    if (level <= before + 1) return []
    return index === 0
      ? [`${path}: die erste Überschrift ist eine h${level}, nicht die h1.`]
      : [`${path}: auf h${before} folgt h${level}; eine Ebene fehlt.`]
  })
  if (levels.filter((level) => level === 1).length !== 1)
    problems.push(`${path}: braucht genau eine Überschrift h1.`)
  return problems
}
