/**
 * Puts each variable that has one value in the whole sheet in the place where it is used, and takes
 * out what is set and never used. Tailwind keeps both for sheets that grow; a page's sheet does not.
 */
export function settleVariables(css: string): string {
  const values = new Map<string, string[]>()
  for (const [, name = '', value = ''] of css.matchAll(declaration))
    values.set(name, [...(values.get(name) ?? []), value.trim()])
  for (const [, name = '', initial] of css.matchAll(property))
    if (!values.has(name) && initial) values.set(name, [initial.trim()])
  const only = (name: string) =>
    values.get(name)?.length === 1 ? values.get(name)?.[0] : undefined
  const isGlobal = new Set(
    [...theme(css).matchAll(declaration), ...css.matchAll(property)].map(([, name]) => name),
  )
  let settled = css
  for (let before = ''; before !== settled; ) {
    before = settled
    settled = settled.replace(use, (text, name) => (isGlobal.has(name) && only(name)) || text)
  }
  const used = new Set([...settled.matchAll(use)].map(([, name]) => name))
  return settled
    .replace(declaration, (text, name) => (used.has(name) ? text : ''))
    .replace(property, (text, name) => (used.has(name) ? text : ''))
}

const theme = (css: string) => /:root, :host \{[^}]*\}/.exec(css)?.[0] ?? ''
const declaration = /(?<=[{;]\s*)(--[\w-]+)\s*:((?:[^;{}"]|"[^"]*")*);/g
const property = /@property (--[\w-]+) \{[^}]*?(?:initial-value:\s*([^;}]*);?[^}]*)?\}/g
const use = /var\((--[\w-]+)\)/g
