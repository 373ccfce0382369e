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
    // An item may have been opened since `fromDom` has read the page.
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

/** Attribute by which Radix finds the questions for the arrow keys. Set on waking, so that no page has it. */
const sought = 'data-radix-collection-item'

const summariesIn = (root: HTMLElement | null) => root?.querySelectorAll('summary') ?? []

type Radix = { 'data-state'?: string; 'data-orientation'?: string; [sought]?: string }
type SummaryProps = ComponentProps<'summary'> & ComponentProps<'button'> & Radix

/** Drops attributes that Radix sets and nothing of ours reads. */
function Details(props: ComponentProps<'details'> & Radix) {
  const { 'data-state': _, 'data-orientation': __, ...rest } = props
  return <details {...rest} />
}

/** Drops attributes that Radix sets for a button and that `<summary>` implies. */
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

/** No props: `fromDom` reads everything from the page. */
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
