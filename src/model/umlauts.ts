const spelling: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** `übergröße` → `uebergroesse`. Lower case only. */
export const withoutUmlauts = (text: string) =>
  text.replace(/[äöüß]/g, (letter) => spelling[letter] ?? letter)
