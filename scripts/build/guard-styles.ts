import { hashSource } from './hash-source.ts'

const styleElement = /<style>([\s\S]*?)<\/style>/g
const styleAttribute = /(<[a-z][^<>]*?) style="([^"]*)"/g

/**
 * Lets the page apply its own style sheet and nothing else: a policy in the page, because each page
 * has another style sheet (thirty hashes in a header would cost 1.2 kB of every first answer) and a
 * copy in another place could go stale. Style attributes, which no hash covers in older browsers,
 * become rules of that sheet.
 */
export function guardStyles(html: string): string {
  const { html: clean, rules } = moveAttributes(html)
  // Behind all other rules, as style attributes are.
  const end = clean.lastIndexOf('</style>')
  const guarded = clean.slice(0, end) + rules + clean.slice(end)
  const hashes = [...guarded.matchAll(styleElement)].map(([, css = '']) => hashSource(css))
  const policy = `<meta http-equiv="Content-Security-Policy" content="style-src ${hashes.join(' ')}">`
  return guarded.replace('<style>', (start) => policy + start)
}

function moveAttributes(html: string): { html: string; rules: string } {
  const known: string[] = []
  const clean = html.replace(styleAttribute, (_match, tag: string, declarations: string) => {
    // What would have to be decoded, or could end the rule, is better written as a class.
    if (/[&{}]/.test(declarations)) throw new Error(`cannot move style="${declarations}"`)
    if (!known.includes(declarations)) known.push(declarations)
    return `${tag} data-style="${known.indexOf(declarations)}"`
  })
  const rules = known.map((declarations, index) => `[data-style="${index}"]{${declarations}}`)
  return { html: clean, rules: rules.join('') }
}
