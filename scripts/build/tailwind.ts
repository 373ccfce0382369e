import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { compile } from '@tailwindcss/node'
import { Scanner } from '@tailwindcss/oxide'

const entry = resolve('src/styles/app.css')

/** The rules of src/styles/app.css, and those that Tailwind knows for `candidates`; not minified. */
export async function compileSheet(candidates: readonly string[]): Promise<string> {
  // A compiler remembers candidates, so each sheet has its own.
  const { build } = await compile(readFileSync(entry, 'utf8'), {
    base: dirname(entry),
    from: entry,
    onDependency: () => {},
  })
  return build([...candidates])
}

/** What may be class names in the texts of a module. */
export const classesOf = (texts: string): string[] =>
  new Scanner({}).scanFiles([{ content: texts, extension: 'tsx' }])
