/**
 * Keeps React from listening in `root` and from emptying it until the returned function is called. If React
 * heard an event it would hydrate synchronously within it, and on failure remove the nodes that are being
 * touched or focused. When hydration fails, the function is not called and React never listens.
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
