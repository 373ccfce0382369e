/** netlify.toml with `from` leading to `to`, and with it all that led to `from`. */
export function withRedirect(toml: string, from: string, to: string): string {
  const led = toml.replaceAll(`\n  to = "${from}"\n`, `\n  to = "${to}"\n`)
  const rule = `[[redirects]]\n  from = "${from}"\n  to = "${to}"\n  status = 301\n`
  return led.replace(/^[\s\S]*\n {2}status = 301\n/, (rules) => `${rules}\n${rule}`)
}
