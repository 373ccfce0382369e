import { useEffect, useState } from 'react'
import { afterPress } from '../browser/after-press.ts'
import { proposeEmail } from '../registration/email-proposal.ts'
import { fill } from '../registration/fill.ts'

type Props = {
  /** The id of the field. */
  field: string
  ask: string
  accept: string
}

const fieldOf = (id: string) => document.getElementById(id) as HTMLInputElement

/** Below an address that looks mistyped: a question whether another one was meant. It refuses nothing. */
export function EmailProposal({ field: id, ask, accept }: Props) {
  const [proposal, propose] = useState<string>()

  useEffect(() => {
    const field = fieldOf(id)
    const listening = new AbortController()
    const { signal } = listening
    const look = () => propose(proposeEmail(field.value))
    field.addEventListener('blur', () => afterPress(look), { signal })
    field.addEventListener('input', () => propose(undefined), { signal })
    field.form?.addEventListener('submit', () => field.validity.valid || look(), { signal })
    field.form?.addEventListener('reset', () => propose(undefined), { signal })
    if (document.activeElement !== field) afterPress(look)
    return () => listening.abort()
  }, [id])

  function take() {
    const field = fieldOf(id)
    if (!field.readOnly) fill(field, proposal)
    field.focus()
  }

  return (
    <div className="empty:absolute" role="status">
      {proposal && (
        <div className="wrap-anywhere flex flex-wrap items-center gap-x-4 gap-y-1" key={proposal}>
          <span id={`${id}-proposal`}>{`${ask} ${proposal}?`}</span>
          <button
            className="min-h-12 cursor-pointer font-semibold text-tanne underline underline-offset-[0.2em]"
            type="button"
            aria-describedby={`${id}-proposal`}
            onClick={take}
          >
            {accept}
          </button>
        </div>
      )}
    </div>
  )
}
