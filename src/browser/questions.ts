const knowsName = 'name' in HTMLDetailsElement.prototype

/** Browsers that don't know `name` keep several answers open, until their island is awake. */
function closeOthers(item: HTMLDetailsElement): void {
  if (!item.open || knowsName) return
  for (const other of item.closest('.faq')?.querySelectorAll<HTMLDetailsElement>('[open]') ?? [])
    if (other !== item) other.open = false
}

/**
 * Each question of a page has an address, `/aktivrente#frage-…`. New browsers open the item by
 * themselves, with scrolling and all; here it is done for the others. And while an answer is open,
 * the address in the browser's bar is that of its question, ready to be passed on.
 */
export function linkQuestions(): void {
  const open = () => {
    // A copied link may end with the punctuation of the text around it.
    const [id = ''] = /[\w-]+/.exec(location.hash) ?? []
    const item = document.getElementById(id)?.closest('details')
    if (!item || item.open) return
    item.open = true
    // First all sections get their true heights (early.ts); later they would push the answer away.
    delete document.documentElement.dataset.lazy
    item.scrollIntoView()
  }
  const name = ({ target }: Pick<Event, 'target'>) => {
    closeOthers(target as HTMLDetailsElement)
    const { open, lastElementChild: answer } = target as HTMLDetailsElement
    const hash = `#${answer?.id}`
    if (!hash.startsWith('#frage-') || open === (hash === location.hash)) return
    history.replaceState(history.state, '', open ? hash : location.href.split('#')[0])
  }
  open()
  addEventListener('hashchange', open)
  addEventListener('toggle', name, true)
  // Questions that were opened before this code arrived. The one opened last has the focus.
  const last = document.activeElement?.closest('.faq [open]')
  if (last) name({ target: last })
  for (const target of document.querySelectorAll('.faq [open]')) name({ target })
}
