/** By file, the numbers of the lines that a change has written. Of a deleted file there are none. */
export type ChangedLines = ReadonlyMap<string, ReadonlySet<number>>

/** Reads what `git diff --unified=0 --no-prefix` prints. */
export function changedLines(diff: string): ChangedLines {
  const changed = new Map<string, Set<number>>()
  let lines = new Set<number>()
  for (const row of diff.split('\n')) {
    const [, file] = /^\+\+\+ "?(.+?)"?\t?$/.exec(row) ?? []
    if (file) {
      lines = new Set()
      changed.set(file, lines)
    }
    const [, from, count = '1'] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(row) ?? []
    for (let index = 0; from && index < Number(count); index++) lines.add(Number(from) + index)
  }
  changed.delete('/dev/null')
  return changed
}
