/** What is done to the content, and what it is called. */
export type Mistake = {
  name: string
  /** Below src/content, or netlify.toml; none: any page. */
  file?: string
  /** `undefined`: the file is gone. */
  change: (text: string) => string | undefined
  /** A file more, of any type. */
  added?: string
  /** What else is done, where one file is not enough. */
  also?: (files: Record<string, string>) => void
  /** Matters of style are told, and stop nothing. */
  isHint?: true
  /** Others depend on the file, so nothing else is changed beside it. */
  isAlone?: true
  /** The file had other words before, `days` ago. */
  isRecent?: true
}

const end = (text: string, block: string) => `${text.trimEnd()}\n\n${block}\n`

const box = (heading: string, lines: string) =>
  `  - art: kasten\n    ueberschrift: ${heading}\n${lines}`

/** A box more at the end of a page. */
export const inBox = (name: string, lines: string): Mistake => ({
  name,
  change: (text) => end(text, box('Gut zu wissen', lines)),
})

/** A sentence more on a page. */
export const inText = (name: string, sentence: string): Mistake =>
  inBox(name, `    text: >-\n      Das ist neu.\n      ${sentence}`)

/** A text with headings and lists more. */
export const inProse = (name: string, prose: string): Mistake => ({
  name,
  change: (text) =>
    end(text, `  - art: text\n    text: |\n      ${prose.replaceAll('\n', '\n      ')}`),
})

/** A heading more. */
export const inHeading = (name: string, heading: string): Mistake => ({
  name,
  change: (text) => end(text, box(heading, '    text: Das ist neu.')),
})

/** A block more. */
export const inBlock = (name: string, block: string): Mistake => ({
  name,
  change: (text) => end(text, block),
})

export const replaced = (
  name: string,
  file: string | undefined,
  pattern: RegExp | string,
  by: string,
): Mistake => ({
  name,
  ...(file && { file }),
  change: (text) => {
    const changed = text.replace(pattern, by)
    if (changed === text) throw new Error(`„${name}“: nothing matches ${pattern}`)
    return changed
  },
})

/** A line with another value. */
export const inLine = (name: string, line: string, file?: string): Mistake =>
  replaced(name, file, new RegExp(`^${line.split(':')[0]}:.*$`, 'm'), line)

export const hint = (mistake: Mistake): Mistake => ({ ...mistake, isHint: true })
export const alone = (mistake: Mistake): Mistake => ({ ...mistake, isAlone: true })
