// How spreadsheet programs read a CSV file and what they take for a formula, written apart from the
// code under test and more suspicious than any of them.

/** The cells of a file when its lines are split at `separator`: quotes count only at a cell's start. */
export function cellsSplitAt(separator: string, text: string): string[] {
  const cells: string[] = []
  let cell = ''
  let state: 'start' | 'plain' | 'quoted' | 'closed' = 'start'
  for (const sign of text) {
    if (state === 'quoted') {
      if (sign === '"') state = 'closed'
      else cell += sign
    } else if (sign === separator || sign === '\n' || sign === '\r') {
      cells.push(cell)
      cell = ''
      state = 'start'
    } else if (sign === '"' && state === 'start') {
      state = 'quoted'
    } else if (sign === '"' && state === 'closed') {
      cell += sign
      state = 'quoted'
    } else {
      cell += sign
      if (state !== 'closed') state = 'plain'
    }
  }
  return [...cells, cell]
}

/** Whether the first thing that can be seen is a sign that begins a formula, in any of its forms. */
export function mayBeFormula(cell: string): boolean {
  for (const sign of cell.slice(0, 200)) {
    const isSeen =
      /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(sign) &&
      !/[\p{Default_Ignorable_Code_Point}\u2800]/u.test(sign)
    if (isSeen) return /^[=+\-@|%\u2212]/.test(sign.normalize('NFKC'))
  }
  return false
}

/** The text that a cell must show: only what no cell can hold has been replaced. */
export function shown(text: string): string {
  let result = ''
  for (const sign of text.replaceAll('\r\n', '\n').replaceAll('\r', '\n')) {
    const code = sign.codePointAt(0) ?? 0
    const isControl = code < 0x20 || (code >= 0x7f && code <= 0x9f)
    const isHalf = code >= 0xd800 && code <= 0xdfff
    if (isHalf) result += '\ufffd'
    else result += isControl && sign !== '\n' ? ' ' : sign
  }
  return result
}
