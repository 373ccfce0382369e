/**
 * Replaces `var(…)` of the theme and of Tailwind by the value where a variable has only one in this sheet,
 * and leaves out their variables that nothing uses then.
 */
export function settleVariables(css: string): string {
  const values = new Map<string, Set<string>>()
  const add = (name: string, value: string) =>
    values.set(name, (values.get(name) ?? new Set()).add(value.trim()))
  for (const [, name = '', value = ''] of css.matchAll(setting)) add(name, value)
  const general = new Set(
    [...(theme.exec(css)?.[0] ?? '').matchAll(setting)].map(([, name]) => name),
  )
  for (const [, name = '', initial = ''] of css.matchAll(property)) {
    general.add(name)
    add(name, initial)
  }
  const settle = (text: string, name: string) => {
    const [value, ...others] = values.get(name) ?? []
    return general.has(name) && value && others.length === 0 ? value : text
  }
  const settled = css.replace(use, settle)
  const used = new Set([...settled.matchAll(anyUse)].map(([, name]) => name))
  const keep = (text: string, name: string) => (general.has(name) && !used.has(name) ? '' : text)
  return settled.replace(setting, keep).replace(property, keep)
}

const theme = /:root, :host \{[^}]*\}/
const setting = /(--[\w-]+):([^;{}]*);/g
const property = /@property (--[\w-]+) \{[^}]*?(?:initial-value:\s*([^;}]*)[^}]*)?\}/g
const use = /var\((--[\w-]+)\)/g
const anyUse = /var\((--[\w-]+)/g
