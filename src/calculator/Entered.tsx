import type { Problems } from '../rechner/entries.ts'
import { type Entries, type Field, fields, first, isAsked, unitOf } from '../rechner/fields.ts'
import type { Words } from '../rechner/words.ts'

type Props = { entries: Entries; problems: Problems; words: Words }

/** In print only: the other entries on which the answer depends. */
export function Entered({ entries, problems, words }: Props) {
  const names = (Object.keys(fields) as Field[]).filter(
    (name) => !first.includes(name) && isAsked(name, entries) && !problems[name],
  )
  return (
    <ul className="small hidden print:block">
      {names.map((name) => {
        const said = entries[name]
        return said && <li key={name}>{sentence(name, said, words)}</li>
      })}
    </ul>
  )
}

/** A ticked box is its own label; an amount or a choice stands behind its label. */
function sentence(name: Field, said: string, words: Words): string {
  const texts: Record<string, unknown> = words
  if (said === '1' && 'choices' in fields[name]) return `${texts[name]}`
  const amount = unitOf(name) === 'euros' ? `${said} ${words.euro}` : said
  const answer = 'limits' in fields[name] ? amount : texts[`${name}_${said}`]
  return `${texts[name]}: ${answer}`.replace('?:', '?')
}
