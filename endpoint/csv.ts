// RFC 4180: cells with commas, quotes or line breaks in quotes, quotes doubled, lines end in CRLF.

export function formatCsvRow(row: readonly string[]): string {
  const cells = row.map((cell) =>
    /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell,
  )
  return `${cells.join(',')}\r\n`
}

export function parseCsv(text: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  // Each match is one cell with the delimiter that ends it.
  for (const match of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    const [, quoted, plain = '', delimiter] = match
    if (match.index === text.length && row.length === 0) break
    row.push(quoted?.replaceAll('""', '"') ?? plain)
    if (delimiter === ',') continue
    rows.push(row)
    row = []
  }
  return rows
}
