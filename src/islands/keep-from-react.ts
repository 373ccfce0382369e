/**
 * Until the first returned function is called, React cannot listen in `root`, nor empty it: it would
 * hydrate at once within the next event, and when it fails, take the nodes out of the page under a
 * finger or the focus, and what was about to happen there is lost. The second one is for React that
 * has failed: it never gets to listen.
 */
export function keepFromReact(root: HTMLElement): { listen: () => void; giveUp: () => void } {
  const held: Parameters<HTMLElement['addEventListener']>[] = []
  root.addEventListener = (...listener: (typeof held)[number]) => void held.push(listener)
  Object.defineProperty(root, 'textContent', { configurable: true, set() {} })
  const giveUp = () => {
    delete (root as Partial<HTMLElement>).addEventListener
    delete (root as Partial<HTMLElement>).textContent
  }
  const listen = () => {
    giveUp()
    for (const listener of held) root.addEventListener(...listener)
  }
  return { listen, giveUp }
}
