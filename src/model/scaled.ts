/** `1.034,87` with 2 `digits` → 103487. Throws in German if it is no such number. */
export function scaled(written: string, digits: number): number {
  const [, whole = '', part = ''] = /^([\d.]+)(?:,(\d+))?$/.exec(written) ?? []
  if (!whole || part.length > digits) throw new Error(`„${written}“ ist keine Zahl wie 1.034,87.`)
  return Number(whole.replaceAll('.', '') + part.padEnd(digits, '0'))
}
