import { wakeIsland } from '../islands/hydrate.ts'

/**
 * Pictures that can be enlarged are links to their file, so that nothing is needed for them to work.
 * A press wakes the island and is made again: the island takes it, or, when its code could not be
 * loaded, the browser follows the link.
 */
export function enlargePictures(): void {
  for (const link of document.querySelectorAll<HTMLElement>('.zoom')) {
    link.setAttribute('role', 'button')
    link.onclick = link.onkeydown = async (event: Partial<KeyboardEvent> & Event) => {
      // Enter arrives as a click.
      if (!event.isTrusted || (event.key ?? ' ') !== ' ') return
      event.preventDefault()
      link.dataset.held = ''
      await wakeIsland('ImageZoom')
      delete link.dataset.held
      // Not when the visitor has moved the focus elsewhere meanwhile.
      if (document.activeElement?.contains(link)) link.click()
    }
  }
}
