import { useEffect, useState } from 'react'
import type { Entries, Field } from '../rechner/fields.ts'
import { fromFragment, toFragment } from '../rechner/fragment.ts'
import type { Month } from '../rechner/months.ts'
import { monthOn, type Values } from '../rechner/values.ts'

/** Browsers allow a hundred changes of the address in half a minute: some at once, the others after a rest. */
const atOnce = 20
const restMs = 400
const spanMs = 30_000

let written = 0

/**
 * What stands in the fields. It is in the address's fragment too, which no request sends: a bookmark
 * or a link brings it back. `today` is undefined until the browser says it.
 */
export function useEntries(typed: () => Entries, years: readonly Values[]) {
  const [entries, setEntries] = useState<Entries>({})
  const [today, setToday] = useState<Month>()
  const [brought, setBrought] = useState<Entries>({})

  useEffect(() => {
    setToday(monthOn(new Date(), years))
    const take = (also: Entries) => {
      const said = fromFragment(location.hash)
      const isSaid = Object.keys(said).length > 0
      // Who is still typing is not corrected; what was left before the code came is.
      const { [nameInUse()]: _, ...done } = also
      setBrought({ ...said, ...done })
      // A jump within the page has taken the case out of the address: the same again is written again.
      setEntries((before) =>
        isSaid || Object.keys(also).length > 0 ? { ...said, ...also } : { ...before },
      )
    }
    take(typed())
    const follow = () => take({})
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [typed, years])

  useEffect(() => {
    const fragment = toFragment(entries)
    const said = toFragment(fromFragment(location.hash))
    if (!today || fragment === said) return
    const write = () => {
      const address = location.pathname + location.search + (fragment && `#${fragment}`)
      history.replaceState(history.state, '', address)
      written += 1
      setTimeout(() => {
        written -= 1
      }, spanMs)
    }
    // A reload asks for the address as it was before.
    if (written < atOnce) {
      write()
      return
    }
    const timer = setTimeout(write, restMs)
    // Who leaves does not wait for it.
    addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      removeEventListener('pagehide', write)
    }
  }, [entries, today])

  useEffect(() => {
    const look = () => {
      const also = filledSilently(entries)
      if (Object.keys(also).length > 0) setEntries((before) => ({ ...before, ...also }))
    }
    const listening = new AbortController()
    for (const type of ['click', 'focusin']) addEventListener(type, look, listening)
    return () => listening.abort()
  }, [entries])

  const set = (name: Field, text: string) => {
    const also = filledSilently(entries)
    setEntries((before) => ({ ...before, ...also, [name]: text }))
  }
  /** As an address or the fields before React have brought it, and nobody has changed it since. */
  const isBrought = (name: Field) => name in brought && brought[name] === entries[name]
  return { entries, today, set, isBrought }
}

const nameInUse = () => (document.activeElement as HTMLInputElement | null)?.name as Field

/** Form fillers change fields without telling, and React would put back what it knows. */
function filledSilently(entries: Entries): Entries {
  const inputs = document.querySelectorAll<HTMLInputElement>('[data-island=Calculator] input[name]')
  const filled = [...inputs].filter(({ name, value }) => value && value !== entries[name as Field])
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]))
}
