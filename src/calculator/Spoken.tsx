import { useEffect, useState } from 'react'

/** Who types is not interrupted: the answer is said once, when nothing has changed for so long. */
const restMs = 1200

/** Says the answer to who does not see it. */
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
