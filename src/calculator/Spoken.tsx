import { useEffect, useState } from 'react'

/** Milliseconds without a change after which the answer is announced, so that typing is not interrupted. */
const restMs = 1200

/** Announces the answer to screen readers. */
export function Spoken({ text }: { text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  )
}
