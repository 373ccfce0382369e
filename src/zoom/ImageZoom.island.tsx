import * as Dialog from '@radix-ui/react-dialog'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PictureStage } from './PictureStage.tsx'

type Texts = Record<'title' | 'help' | 'detail' | 'larger' | 'smaller' | 'level' | 'close', string>

type Picture = { src: string; alt: string; width: number; height: number }

/** When the picture's own size is not known. */
const usual = { width: 800, height: 600 }

/**
 * The one dialog of a page in which pictures are enlarged. A visitor's press on `.zoom` goes to
 * browser/zoom-links.ts; what arrives here is the press that it makes again.
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
      <Dialog.Portal>
        <Dialog.Overlay className="dialog-backdrop" />
        <Dialog.Content
          className="dialog-panel zoom-panel"
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            pressed.current?.focus({ preventScroll: true })
          }}
        >
          <div className="dialog-head">
            <Dialog.Title className="dialog-title">{texts.title}</Dialog.Title>
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

/** Not yet among TypeScript's types of the browser. */
type NewCloseWatcher = new () => { onclose: () => void; destroy: () => void }

/** The file that the page shows already: the best that this browser can, and it is there. */
function pictureIn(link: HTMLAnchorElement): Picture {
  const image = link.querySelector('img')
  return {
    src: image?.currentSrc || link.href,
    alt: image?.alt ?? '',
    width: Number(image?.getAttribute('width')) || usual.width,
    height: Number(image?.getAttribute('height')) || usual.height,
  }
}

/** On Android the back gesture closes the dialog and does not leave the page, where browsers allow that. */
function useBackCloses(open: boolean, close: () => void): void {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    if (!open || !('CloseWatcher' in window)) return
    const watcher = new (window.CloseWatcher as NewCloseWatcher)()
    watcher.onclose = () => latest.current()
    return () => watcher.destroy()
  }, [open])
}
