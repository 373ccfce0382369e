/**
 * Until the returned function is called, React cannot listen in `root`, nor empty it: it would hydrate
 * at once within the next event, and when it fails, take the nodes out of the page under a finger or
 * the focus, and what was about to happen there is lost. React that has failed never gets to listen.
 */
export function keepFromReact(root: HTMLElement): () => void {
  const held: Parameters<HTMLElement['addEventListener']>[] = []
  root.addEventListener = (...listener: (typeof held)[number]) => void held.push(listener)
  Object.defineProperty(root, 'textContent', { configurable: true, set() {} })
  return () => {
    delete (root as Partial<HTMLElement>).addEventListener
    delete (root as Partial<HTMLElement>).textContent
    for (const listener of held) root.addEventListener(...listener)
  }
}
