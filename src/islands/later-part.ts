const added = new Set<string>()

/** The page's own sheet, which follows the policy (guard-styles.ts), not one that an extension has added. */
const ownSheet = () =>
  document.querySelector<HTMLStyleElement>('head > meta[http-equiv] + style')?.sheet

/** Adds rules to the page's own sheet, once: its policy allows no other. */
export function addRules(rules: readonly string[] = []): void {
  const sheet = ownSheet()
  const missing = rules.filter((rule) => !added.has(rule))
  for (const rule of missing) {
    added.add(rule)
    try {
      sheet?.insertRule(rule, sheet.cssRules.length)
    } catch {
      // A rule that this browser does not know.
    }
  }
  // Media queries in the new rules must be scaled to the chosen text size, too (browser/early.ts).
  const words = document.documentElement.dataset.reading
  if (missing.length > 0 && words) setReading(words)
}

/** A new element with class names and children, for code without React. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  look: string,
  ...content: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name)
  if (look) made.className = look
  made.append(...content)
  return made
}

/** `part` in a wrapper to which its rules are limited (scripts/build/later-islands.ts). */
export function placed(name: string, rules: readonly string[], part: HTMLElement): HTMLElement {
  addRules(rules)
  const place = element('div', '', part)
  place.dataset.island = name
  return place
}
