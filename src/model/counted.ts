/** „1 Zeile“, „2 Zeilen“: the number with the form of the word that goes with it. */
export const counted = (count: number, one: string, many: string): string =>
  `${count} ${count === 1 ? one : many}`
