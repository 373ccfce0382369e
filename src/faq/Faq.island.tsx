import * as Accordion from '@radix-ui/react-accordion'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

type Question = { id: string; frage: string; antwort: string }
type Props = { group: string; items: Question[]; initial?: string }

/**
 * Questions as native `<details>`, so that they open before any script is there; on waking, Radix
 * takes over the very same nodes and adds arrow keys. The address of a question is the id of its
 * answer, because browsers open a closed item only for what lies in it.
 */
export function Faq({ group, items, initial = '' }: Props) {
  const [open, setOpen] = useState(initial)
  const root = useRef<HTMLDivElement>(null)

  // An item that was opened between reading the page and taking it over.
  useEffect(() => setOpen(openItem(root.current)), [])

  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} ref={root}>
      {items.map(({ id, frage, antwort }, index) => (
        <Accordion.Item value={`${index}`} asChild key={id}>
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
              id={id}
              className="faq-answer"
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: from the content reader; empty in the browser
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

/** Questions and answers are in the page already and need not travel twice. */
export const toBrowser = ({ group }: Props): Props => ({ group, items: [] })

const itemOf = (details: HTMLDetailsElement): Question => ({
  id: details.lastElementChild?.id ?? '',
  frage: details.firstElementChild?.textContent ?? '',
  antwort: '',
})

/** The questions, and which is open. */
export function fromDom(root: HTMLElement): Partial<Props> {
  const all = [...root.querySelectorAll('details')]
  // Browsers that don't know `name` may have opened several.
  for (const details of all.filter(({ open }) => open).slice(1)) details.open = false
  // What Radix writes on an open item is put there first, so that React finds it.
  for (const part of root.querySelectorAll<HTMLElement>('details[open], details[open] > summary'))
    part.dataset.state = 'open'
  return { items: all.map(itemOf), initial: openItem(root) }
}
