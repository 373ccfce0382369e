import { type RefObject, useEffect, useState } from 'react'
import { type Entries, type Field, fields } from '../rechner/entries.ts'
import { fromFragment, toFragment } from '../rechner/fragment.ts'
import { writeHundredths } from '../rechner/german-numbers.ts'
import type { Month } from '../rechner/months.ts'

/** Browsers allow a hundred changes of the address in half a minute. */
const restMs = 400

/** What has been typed, or set by the slider, before the code was there. */
function typedIn(root: HTMLElement | null): Entries {
  const controls = root?.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]') ?? []
  const typed = [...controls].flatMap(({ name, value }) =>
    name in fields && value ? [[name, value]] : [],
  )
  const slider = root?.querySelector<HTMLInputElement>('[type=range]')
  const slid = Number(slider?.value) > 0 ? { lohn: writeHundredths(Number(slider?.value)) } : {}
  return { ...slid, ...Object.fromEntries(typed) }
}

/**
 * What stands in the fields. It is in the address's fragment too, which no request sends: a bookmark
 * or a link brings it back. `today` is undefined until the browser says it.
 */
export function useEntries(root: RefObject<HTMLElement | null>) {
  const [entries, setEntries] = useState<Entries>({})
  const [today, setToday] = useState<Month>()
  const [isFromAddress, setIsFromAddress] = useState(false)

  useEffect(() => {
    const now = new Date()
    setToday({ year: now.getFullYear(), month: now.getMonth() + 1 })
    const take = (also: Entries) => {
      const said = fromFragment(location.hash)
      const isSaid = Object.keys(said).length > 0
      setIsFromAddress(isSaid)
      // A jump within the page has taken the case out of the address: the same again is written again.
      setEntries((before) =>
        isSaid || Object.keys(also).length > 0 ? { ...said, ...also } : { ...before },
      )
    }
    take(typedIn(root.current))
    const follow = () => take({})
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [root])

  useEffect(() => {
    const fragment = toFragment(entries)
    const said = toFragment(fromFragment(location.hash))
    if (!today || fragment === said) return
    const timer = setTimeout(() => {
      const address = location.pathname + location.search + (fragment && `#${fragment}`)
      history.replaceState(history.state, '', address)
    }, restMs)
    return () => clearTimeout(timer)
  }, [entries, today])

  const set = (name: Field, text: string) => setEntries((before) => ({ ...before, [name]: text }))
  return { entries, today, set, isFromAddress }
}
