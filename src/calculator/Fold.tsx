import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '../ui/Icon.tsx'

type Props = {
  title: string
  /** Rendered when it is first opened, to spare slow phones. */
  children: () => ReactNode
  /** Rendered from the start, so that it can be printed. */
  isPrinted?: boolean
  /** Opens it, because there is an error in it. */
  mustOpen?: boolean
}

/** A foldable part of the calculator, for what a first answer does not need. */
export function Fold({ title, children, isPrinted = false, mustOpen = false }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpen, setWasOpen] = useState(isPrinted)
  // It may have been opened before the code was there.
  useEffect(() => setWasOpen((was) => was || details.current?.open === true), [])
  useEffect(() => {
    if (mustOpen && details.current) details.current.open = true
  }, [mustOpen])
  return (
    <details
      className="-mt-0.5 border-line border-y-2 open:[&>summary>.icon]:rotate-180"
      // The browser opens it by itself for its in-page search.
      onToggle={() => setWasOpen(true)}
      ref={details}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is interactive; a key on it arrives as a click */}
      <summary
        className="flex min-h-15 items-center justify-between gap-4 py-2 font-semibold"
        // Before it opens, so that the next Tab finds what is in it.
        onClick={() => setWasOpen(true)}
      >
        {title}
        <Icon name="down" />
      </summary>
      {wasOpen && children()}
    </details>
  )
}
