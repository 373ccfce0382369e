import { startTransition, useEffect, useState } from 'react'

/** A slow phone draws it in a quarter of a second; who types goes on sooner. */
const restMs = 250

/** The value once it has stayed the same for a moment: what is large and may come later hangs on it. */
export function useRested<Value>(value: Value): Value | undefined {
  const [rested, setRested] = useState<Value>()
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(value)), restMs)
    return () => clearTimeout(timer)
  }, [value])
  return rested
}
