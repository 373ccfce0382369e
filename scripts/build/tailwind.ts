import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'

const entry = resolve('src/styles/app.css')

const made = new Map<string, Promise<string>>()

/**
 * The rules of src/styles/app.css, and those that Tailwind knows for `candidates`, in whatever order;
 * not minified.
 */
export function compileSheet(candidates: readonly string[]): Promise<string> {
  const sorted = [...new Set(candidates)].sort()
  const key = sorted.join(' ')
  const sheet = made.get(key) ?? compileAnew(sorted)
  // Five thousand sheets would fill a gigabyte.
  if (made.size > 100) made.clear()
  made.set(key, sheet)
  return sheet
}

async function compileAnew(candidates: readonly string[]): Promise<string> {
  // A compiler remembers candidates, so each sheet has its own.
  const { build } = await compile(readFileSync(entry, 'utf8'), {
    base: dirname(entry),
    from: entry,
    onDependency: () => {},
  })
  return build([...candidates])
}

const scanned = new Map<string, string[]>()

/** What may be class names in the texts of a module. */
export function classesOf(texts: string): string[] {
  const classes =
    scanned.get(texts) ?? new Scanner({}).scanFiles([{ content: texts, extension: 'tsx' }])
  scanned.set(texts, classes)
  return classes
}
