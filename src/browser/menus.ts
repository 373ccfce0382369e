/** Menus are `<details>` and open without script. This adds what only script can: Escape and a tap elsewhere. */
const open = () => document.querySelectorAll<HTMLDetailsElement>('.menu[open]')

export function closeMenus(): void {
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const menu of open()) {
      menu.open = false
      menu.querySelector('summary')?.focus()
    }
  })
  addEventListener('focusin', ({ target }) => {
    for (const menu of open()) if (!menu.contains(target as Node)) menu.open = false
  })
  addEventListener('click', ({ target }) => {
    for (const menu of open())
      if (!menu.contains(target as Node) || (target as Element).closest('a')) menu.open = false
  })
}
