import { useEffect, useState } from 'react'
import type { Entries, Field } from '../rechner/fields.ts'
import { fromFragment, toFragment } from '../rechner/fragment.ts'
import type { Month } from '../rechner/months.ts'
import { monthOn, type Values } from '../rechner/values.ts'

/** Browsers allow 100 changes of the address in 30 seconds: 20 are made at once, more only after a rest. */
const atOnce = 20
const restMs = 400
const spanMs = 30_000

let written = 0

/**
 * The entries of the fields, kept in the fragment of the address as well, which no request sends: a
 * bookmark or a link restores them. `today` is undefined in the server's HTML.
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
      // The field that is being typed in is not judged yet; those left before the code came are.
      const { [nameInUse()]: _, ...done } = also
      setBrought({ ...said, ...done })
      // A new object: after a link within the page has replaced the fragment, the case is written again.
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
    // A page that is left does not wait for the timer.
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
  /** Whether the value came from the address or from before the island woke, and is unchanged since. */
  const isBrought = (name: Field) => name in brought && brought[name] === entries[name]
  return { entries, today, set, isBrought }
}

const nameInUse = () => (document.activeElement as HTMLInputElement | null)?.name as Field

/** Fields that a form filler has changed without an event: React would reset them. */
function filledSilently(entries: Entries): Entries {
  const inputs = document.querySelectorAll<HTMLInputElement>('[data-island=Calculator] input[name]')
  const filled = [...inputs].filter(({ name, value }) => value && value !== entries[name as Field])
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]))
}
