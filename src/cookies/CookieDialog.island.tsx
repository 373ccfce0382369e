import * as Dialog from '@radix-ui/react-dialog'
import * as Tabs from '@radix-ui/react-tabs'
import { useEffect, useRef, useState } from 'react'
import {
  closedDialog,
  type Decision,
  type DialogAnswer,
  type DialogRequest,
  openDialog,
} from '../consent/dialog-events.ts'
import type { Choices } from '../consent/record.ts'
import { Button } from '../ui/Button.tsx'
import { Catalogue, type CatalogueGroup } from '../ui/Catalogue.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import { useBackCloses } from '../ui/use-back-closes.ts'
import { CookieChoices } from './CookieChoices.tsx'

export { rules, words } from 'virtual:later/CookieDialog'
export { mount } from '../islands/mount.ts'

type Category = 'necessary' | keyof Choices

type Props = {
  texts: {
    title: string
    text: string
    close: string
    tabs: { settings: string; details: string }
    actions: Record<Decision, string>
    hint: string
    privacy: { text: string; target: string; newTab: string }
    none: string
  }
  groups: (CatalogueGroup & { category: Category })[]
}

const tab =
  'min-h-12 cursor-pointer rounded-t-field px-4 py-2 font-semibold text-tanne data-[state=active]:bg-ink data-[state=active]:text-weiss forced-colors:data-[state=active]:outline-3 forced-colors:data-[state=active]:-outline-offset-7 max-medium:px-2 max-narrow:px-2 max-narrow:text-small'

const nothing: Choices = { analytics: false, marketing: false, external: false }

const decisions: readonly Decision[] = ['all', 'essential', 'selection', 'none']

/**
 * The cookie dialog. It opens by the event `openDialog` and answers by `closedDialog`; it stores nothing
 * itself. Closing it without a decision changes nothing.
 */
export function CookieDialog({ texts, groups }: Props) {
  const [open, setOpen] = useState(false)
  const [choices, setChoices] = useState(nothing)
  const opener = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const show = (event: Event) => {
      const { detail } = event as CustomEvent<DialogRequest>
      opener.current = detail.opener
      setChoices(detail.choices ?? nothing)
      setOpen(true)
    }
    addEventListener(openDialog, show)
    return () => removeEventListener(openDialog, show)
  }, [])

  function close(detail: DialogAnswer) {
    setOpen(false)
    dispatchEvent(new CustomEvent(closedDialog, { detail }))
  }
  useBackCloses(open, () => close(null))

  return (
    <Dialog.Root open={open} onOpenChange={(next) => next || close(null)}>
      <Dialog.Portal container={globalThis.document?.querySelector('[data-island=CookieDialog]')}>
        <Dialog.Overlay className="fixed inset-0 z-dialog bg-ink/60 print:hidden [@media(prefers-reduced-transparency)]:bg-ink" />
        <Dialog.Content
          className="fixed inset-0 z-dialog m-auto grid h-fit max-h-[calc(100%-2rem)] w-[min(100%,44rem)] grid-cols-1 gap-4 overflow-y-auto overscroll-contain rounded-card bg-weiss px-6 pb-6 max-medium:max-h-full max-medium:rounded-none max-medium:px-4 forced-colors:border-2 print:hidden [&>p]:max-w-none"
          ref={content}
          // Radix moves the focus from the last element to the first, and back, without scrolling.
          onFocus={({ target, currentTarget }) =>
            target === currentTarget || target.scrollIntoView({ block: 'nearest' })
          }
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            content.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            giveFocusBack(opener.current)
          }}
        >
          <div className="low:static sticky top-0 z-raised -mx-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 bg-weiss px-2 pt-4 pb-1 [&_.btn]:px-3 max-medium:[&_.icon]:hidden">
            <Dialog.Title className="text-h3 max-medium:text-label">{texts.title}</Dialog.Title>
            <Dialog.Close asChild>
              <Button variant="outline" size="sm">
                <Icon name="close" />
                {texts.close}
              </Button>
            </Dialog.Close>
          </div>
          <Dialog.Description>{texts.text}</Dialog.Description>
          <Tabs.Root defaultValue="settings">
            <Tabs.List
              className="mb-6 flex flex-wrap gap-x-2 border-ink border-b-3 max-narrow:gap-0"
              aria-label={texts.title}
            >
              <Tabs.Trigger className={tab} value="settings">
                {texts.tabs.settings}
              </Tabs.Trigger>
              <Tabs.Trigger className={tab} value="details">
                {texts.tabs.details}
              </Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="settings">
              <CookieChoices groups={groups} choices={choices} onChange={setChoices} />
            </Tabs.Content>
            <Tabs.Content value="details">
              <Catalogue groups={groups} none={texts.none} heading="h3" />
            </Tabs.Content>
          </Tabs.Root>
          <div className="grid grid-cols-2 gap-3 max-medium:grid-cols-1 [&_.btn]:px-4">
            {decisions.map((decision) => (
              <Button
                variant="outline"
                key={decision}
                onClick={() => close({ decision, selection: choices })}
              >
                {texts.actions[decision]}
              </Button>
            ))}
          </div>
          <p className="small">{texts.hint}</p>
          <p className="[&>a]:inline-block [&>a]:py-2">
            <SiteLink href={texts.privacy.target} newTab={texts.privacy.newTab}>
              {texts.privacy.text}
            </SiteLink>
          </p>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Focuses the opener, or the floating button if the opener was hidden with the banner. */
function giveFocusBack(opener: HTMLElement | null): void {
  const isShown = opener && opener.getClientRects().length > 0
  const target = isShown ? opener : document.querySelector<HTMLElement>('.cookie-open')
  target?.focus({ preventScroll: true })
}
