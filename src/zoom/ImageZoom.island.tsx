import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useBackCloses } from '../ui/use-back-closes.ts'
import { PictureStage } from './PictureStage.tsx'

export { rules, words } from 'virtual:later/ImageZoom'
export { mount } from '../islands/mount.ts'

type Texts = Record<'title' | 'help' | 'detail' | 'larger' | 'smaller' | 'level' | 'close', string>

type Picture = { src: string; alt: string; width: number; height: number }

/** In small windows the title is for screen readers only. */
const title =
  'text-h3/tight max-snug:absolute max-snug:[clip-path:inset(50%)] low:absolute low:[clip-path:inset(50%)]'

/**
 * A 4:3 picture as large as the window allows. In a low window it keeps the full height or width, with
 * the buttons beside it, or below, where one scrolls to them.
 */
const panel =
  'fixed inset-0 z-dialog m-auto grid h-fit w-[min(100vw-2.5rem,(100vh-11.5rem)*4/3,68.75rem)] grid-cols-1 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden overscroll-contain rounded-card bg-weiss text-ink forced-colors:border-2 motion-safe:animate-appear cramped:size-full cramped:rounded-none print:hidden low:grid-rows-[auto_auto_auto] low:overflow-y-auto beside:grid-cols-[minmax(0,1fr)_auto] beside:grid-rows-[auto_1fr]'

/**
 * The dialog in which all pictures of a page are enlarged. A visitor's click on `.zoom` goes to
 * browser/zoom-links.ts, which wakes this island and repeats the click; only that one is handled here.
 */
export function ImageZoom({ texts }: { texts: Texts }) {
  const [picture, setPicture] = useState<Picture>()
  const pressed = useRef<HTMLElement>(null)
  const close = () => setPicture(undefined)

  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('.zoom')
      if (!link || event.isTrusted) return
      event.preventDefault()
      pressed.current = link
      setPicture(pictureIn(link))
    }
    document.addEventListener('click', open)
    return () => document.removeEventListener('click', open)
  }, [])
  useBackCloses(picture !== undefined, close)

  return (
    <Dialog.Root open={picture !== undefined} onOpenChange={close}>
      <Dialog.Portal container={globalThis.document?.querySelector('[data-island=ImageZoom]')}>
        <Dialog.Overlay className="fixed inset-0 z-dialog bg-tanne-tief/86 motion-safe:animate-appear print:hidden [@media(prefers-reduced-transparency)]:bg-tanne-tief" />
        <Dialog.Content
          className={panel}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            pressed.current?.focus({ preventScroll: true })
          }}
        >
          <div className="beside:col-start-2 flex items-center justify-between gap-x-4 gap-y-2 px-6 py-3 [&_.btn]:ml-auto [&_.btn]:flex-none">
            <Dialog.Title className={title}>{texts.title}</Dialog.Title>
            <Dialog.Description className="sr-only">{texts.help}</Dialog.Description>
            <Dialog.Close asChild>
              <Button variant="outline" size="sm">
                <Icon name="close" />
                {texts.close}
              </Button>
            </Dialog.Close>
          </div>
          {picture && <PictureStage texts={texts} {...picture} />}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The file that the page already shows: it is cached, and in the best format. */
function pictureIn(link: HTMLAnchorElement): Picture {
  // A content blocker may have removed the image.
  const image = link.querySelector('img')
  return {
    src: image?.currentSrc || link.href,
    alt: image?.alt ?? '',
    width: Number(image?.getAttribute('width') ?? 800),
    height: Number(image?.getAttribute('height') ?? 600),
  }
}
