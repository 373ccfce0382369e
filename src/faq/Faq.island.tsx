import * as Accordion from '@radix-ui/react-accordion'
import { type ComponentProps, useEffect, useRef, useState } from 'react'

export { mount } from '../islands/mount.ts'

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

  useEffect(() => {
    for (const summary of summariesIn(root.current)) summary.setAttribute(sought, '')
    // An item that was opened between reading the page and taking it over.
    setOpen(openItem(root.current))
  }, [])

  return (
    <Accordion.Root type="single" collapsible value={open} onValueChange={setOpen} ref={root}>
      {items.map(({ id, frage, antwort }, index) => (
        <Accordion.Item value={`${index}`} asChild key={id}>
          <Details
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
          </Details>
        </Accordion.Item>
      ))}
    </Accordion.Root>
  )
}

/** By this Radix finds the questions among which arrow keys move; before it is there a page need not send it. */
const sought = 'data-radix-collection-item'

const summariesIn = (root: HTMLElement | null) => root?.querySelectorAll('summary') ?? []

type Radix = { 'data-state'?: string; 'data-orientation'?: string; [sought]?: string }
type SummaryProps = ComponentProps<'summary'> & ComponentProps<'button'> & Radix

/** Drops what Radix sets for a `<div>`: no style and no script asks for it. */
function Details(props: ComponentProps<'details'> & Radix) {
  const { 'data-state': _, 'data-orientation': __, ...rest } = props
  return <details {...rest} />
}

/** Drops what Radix sets for a button and a `<summary>` says by itself. */
function Summary(props: SummaryProps) {
  const { id, type, 'aria-expanded': _, 'aria-controls': __, ...others } = props
  const { 'data-state': ___, 'data-orientation': ____, [sought]: _____, ...rest } = others
  return <summary {...(rest as ComponentProps<'summary'>)} />
}

const isSummary = (target: EventTarget) => (target as Element).closest('summary') !== null

function openItem(root: HTMLElement | null): string {
  const all = [...(root?.querySelectorAll('details') ?? [])]
  const index = all.findIndex((details) => details.open)
  return index < 0 ? '' : `${index}`
}

/** All of it is in the page already and need not travel twice. */
export const toBrowser = () => undefined

const itemOf = (details: HTMLDetailsElement): Question => ({
  id: details.lastElementChild?.id ?? '',
  frage: details.firstElementChild?.textContent ?? '',
  antwort: '',
})

/** The questions, their group, and which is open. */
export function fromDom(root: HTMLElement): Props {
  const all = [...root.querySelectorAll('details')]
  // Browsers that don't know `name` may have opened several, before browser/questions.ts came.
  for (const details of all.filter(({ open }) => open).slice(1)) details.open = false
  const group = all[0]?.getAttribute('name') ?? ''
  return { group, items: all.map(itemOf), initial: openItem(root) }
}
