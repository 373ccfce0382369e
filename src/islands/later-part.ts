const added = new Set<string>()

/** The page's own, not one that an extension has put before it. The policy of a build stands before it. */
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
      // This browser does not know such a rule. It would leave it out of any other sheet as well.
    }
  }
  // The widths in them grow with the text, too: what was chosen is applied anew (browser/early.ts).
  const words = document.documentElement.dataset.reading
  if (missing.length > 0 && words) setReading(words)
}

/** An element with its look, for what is made without React. */
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

/** `part` in a place of its own, in which alone its rules hold (scripts/build/later-islands.ts). */
export function placed(name: string, rules: readonly string[], part: HTMLElement): HTMLElement {
  addRules(rules)
  const place = element('div', '', part)
  place.dataset.island = name
  return place
}
