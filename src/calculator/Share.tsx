import { useState } from 'react'
import type { Entries } from '../rechner/fields.ts'
import { toFragment } from '../rechner/fragment.ts'
import type { Words } from '../rechner/words.ts'
import { Button } from '../ui/Button.tsx'

/** Buttons that copy an address with the case in it, or print the answer. */
export function Share({ entries, words }: { entries: Entries; words: Words }) {
  /** The last message, and the entries for which it holds. */
  const [said, setSaid] = useState({ text: '', of: entries })
  const say = (text: string) => setSaid({ text, of: entries })
  const copy = async () => {
    try {
      // Without the query, in which links carry marks that count visitors.
      const { origin, pathname } = location
      await navigator.clipboard.writeText(`${origin}${pathname}#${toFragment(entries)}`)
      say(words.kopiert)
    } catch {
      // Not allowed by the visitor, or a page without HTTPS.
      say(words.kopieren_fehlt)
    }
  }
  return (
    <div className="acts">
      <Button variant="outline" size="sm" onClick={copy}>
        {words.kopieren}
      </Button>
      <Button variant="outline" size="sm" onClick={() => print()}>
        {words.drucken}
      </Button>
      <p role="status">{said.of === entries && said.text}</p>
    </div>
  )
}
