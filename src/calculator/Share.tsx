import { useState } from 'react'
import type { Entries } from '../rechner/fields.ts'
import { toFragment } from '../rechner/fragment.ts'
import type { Words } from '../rechner/words.ts'
import { Button } from '../ui/Button.tsx'

/** To keep the case, or to give it away. The address has it, nobody else. */
export function Share({ entries, words }: { entries: Entries; words: Words }) {
  /** Of these entries, not of others later. */
  const [said, setSaid] = useState({ text: '', of: entries })
  const say = (text: string) => setSaid({ text, of: entries })
  const copy = async () => {
    try {
      // Without what counts visitors.
      const { origin, pathname } = location
      await navigator.clipboard.writeText(`${origin}${pathname}#${toFragment(entries)}`)
      say(words.kopiert)
    } catch {
      // Not allowed, or an address without encryption.
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
