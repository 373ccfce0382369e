import { parse, TomlError } from 'smol-toml'

export type Redirect = { from: string; to: string }

/** One of `[[redirects]]`; `line` is that of its target, where most mistakes are, `others` are further keys. */
export type Rule = Redirect & { status: string; others: string[]; line: number }

/** netlify.toml, or its line that cannot be parsed: then the host ignores the whole file. */
export type Netlify = { tables: string[]; rules: Rule[] } | { unreadable: number }

export function readNetlify(toml: string): Netlify {
  try {
    const tables = parse(toml)
    return { tables: Object.keys(tables), rules: rulesIn(tables.redirects, toml) }
  } catch (error) {
    if (!(error instanceof TomlError)) throw error
    return { unreadable: error.line }
  }
}

/** None if the file cannot be parsed, which a check reports. */
export function readRedirects(toml: string): Redirect[] {
  const read = readNetlify(toml)
  return 'rules' in read ? read.rules.map(({ from, to }) => ({ from, to })) : []
}

function rulesIn(redirects: unknown = [], toml: string): Rule[] {
  const lines = toml.split('\n')
  const begins = lines.flatMap((line, index) =>
    /^\s*\[\[\s*redirects\s*\]\]/.test(line) ? [index] : [],
  )
  return [redirects].flat().map((rule: unknown, index) => {
    const { from = '', to = '', status = '', ...others } = Object(rule)
    const begin = begins[index] ?? 0
    const target = lines.findIndex((line, at) => at > begin && /^\s*to\s*=/.test(line))
    const isOwn = target > 0 && target < (begins[index + 1] ?? lines.length)
    return {
      from: String(from),
      to: String(to),
      status: String(status),
      others: Object.keys(others),
      line: (isOwn ? target : begin) + 1,
    }
  })
}
