const added = new Set<string>()

/** Adds rules to the page's own sheet, once: its policy allows no other. */
export function addRules(rules: readonly string[] = []): void {
  const sheet = document.querySelector<HTMLStyleElement>('head > style')?.sheet
  const missing = rules.filter((rule) => !added.has(rule))
  for (const rule of missing) {
    added.add(rule)
    sheet?.insertRule(rule, sheet.cssRules.length)
  }
  // The widths in them grow with the text, too (browser/early.ts).
  if (missing.length > 0) setReading(`${document.documentElement.dataset.reading}`)
}
