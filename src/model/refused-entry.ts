import { problemsIn } from '../rechner/entries.ts'
import { type Entries, type Field, fields } from '../rechner/fields.ts'

/**
 * The first entry of a case in the content that the calculator cannot read, or a choice that it would
 * ignore; `choices` are the valid ones.
 */
export function refusedEntry(entries: Entries): { name: Field; choices: string[] } | undefined {
  const names = Object.keys(entries) as Field[]
  const problems = problemsIn(entries)
  const name = names.find(
    (each) => problems[each] || !(choicesOf(each)?.includes(entries[each] ?? '') ?? true),
  )
  return name && { name, choices: choicesOf(name)?.filter((choice) => choice !== '') ?? [] }
}

function choicesOf(name: Field): readonly string[] | undefined {
  const field = fields[name]
  return 'choices' in field ? field.choices : undefined
}
