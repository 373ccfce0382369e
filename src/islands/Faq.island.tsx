import * as Accordion from '@radix-ui/react-accordion'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

export type Question = { frage: string; antwort: string }
type Props = { group: string; items: Question[]; initial?: string }

/**
 * Questions as native `<details>`, so that they open before any script is there; on waking, Radix
 * takes over the very same nodes and adds arrow keys.
 */
export function Faq({ group, items, initial = '' }: Props) {
  const [open, setOpen] = useState(initial)
  const root = useRef<HTMLDivElement>(null)

  // An item that was opened between reading the page and taking it over.
  useEffect(() => setOpen(openItem(root.current)), [])

  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} ref={root}>
      {items.map(({ frage, antwort }, index) => (
        <Accordion.Item value={`${index}`} asChild key={frage}>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on the summary arrives as a click */}
          <details
            name={group}
            open={open === `${index}`}
            // Radix decides; the browser's own toggle would undo it.
            onClick={(event) => isSummary(event.target) && event.preventDefault()}
            // The browser opens an item by itself for its in-page search.
            onToggle={(event) => event.currentTarget.open && setOpen(`${index}`)}
          >
            <Accordion.Trigger asChild>
              <Summary>{frage}</Summary>
            </Accordion.Trigger>
            <div
              className="faq-answer"
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: antwort }}
            />
          </details>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

type SummaryProps = ComponentProps<'summary'> & ComponentProps<'button'>

/** Drops what Radix sets for a button and a `<summary>` says by itself. */
function Summary(props: SummaryProps) {
  const { type: _, 'aria-expanded': __, 'aria-controls': ___, ...rest } = props
  return <summary {...(rest as ComponentProps<'summary'>)} />
}

const isSummary = (target: EventTarget) => (target as Element).closest('summary') !== null

function openItem(root: HTMLElement | null): string {
  const all = [...(root?.querySelectorAll('details') ?? [])]
  const index = all.findIndex((details) => details.open)
  return index < 0 ? '' : `${index}`
}

/** The answers are in the page already and need not travel twice. */
export const toBrowser = ({ group, items }: Props): Props => ({
  group,
  items: items.map(({ frage }) => ({ frage, antwort: '' })),
})

/** Which item is open; what Radix writes on an open item is put there first, so that React finds it. */
export function fromDom(root: HTMLElement): Partial<Props> {
  for (const part of root.querySelectorAll<HTMLElement>('details[open], details[open] > summary'))
    part.dataset.state = 'open'
  return { initial: openItem(root) }
}
