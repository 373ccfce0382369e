/** The statements of a sheet or of a block, each with its own block. */
export function statementsOf(css: string): string[] {
  const statements: string[] = []
  let [depth, start] = [0, 0]
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth > 0 || (sign !== '}' && sign !== ';')) continue
    statements.push(css.slice(start, at + 1).trim())
    start = at + 1
  }
  return statements
}
