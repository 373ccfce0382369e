import { useState } from 'react'
import type { Entries } from '../rechner/fields.ts'
import { toFragment } from '../rechner/fragment.ts'
import type { Words } from '../rechner/words.ts'
import { Button } from '../ui/Button.tsx'

/** To keep the case, or to give it away. The address has it, nobody else. */
export function Share({ entries, words }: { entries: Entries; words: Words }) {
  const [said, setSaid] = useState('')
  const copy = async () => {
    try {
      const [page] = location.href.split('#')
      await navigator.clipboard.writeText(`${page}#${toFragment(entries)}`)
      setSaid(words.kopiert)
    } catch {
      // Not allowed, or an address without encryption.
      setSaid(words.kopieren_fehlt)
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
      <p role="status">{said}</p>
    </div>
  )
}
