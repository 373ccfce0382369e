import type { Page } from 'playwright/test'

export const onPaper = (page: Page): Promise<string[]> => page.evaluate(wrongOnPaper)

/** Runs in the page, as printed: lists what is wrong with it. */
export function wrongOnPaper(): string[] {
  const wrong: string[] = []
  const isSeen = (element: Element) => element.getClientRects().length > 0
  const name = ({ localName, textContent }: Element) =>
    `${localName} ${textContent?.trim().slice(0, 40)}`
  for (const element of document.querySelectorAll(
    'nav, header, button, .acts, .icon, [role=slider], input[type=range]',
  ))
    if (isSeen(element)) wrong.push(`${name(element)}: is for the screen`)
  for (const link of document.querySelectorAll('main a[href*="/"]:not(.zoom)')) {
    const { content, position } = getComputedStyle(link, '::after')
    // Firefox returns `attr(href)` as it is.
    const isSaid = [`${link.getAttribute('href')}`, 'attr(href)'].some((is) => content.includes(is))
    if (isSeen(link) && (!isSaid || position !== 'static'))
      wrong.push(`${name(link)}: does not say where it leads`)
  }
  for (const heading of document.querySelectorAll('main :is(h2, h3)'))
    if (CSS.supports('break-after: avoid') && getComputedStyle(heading).breakAfter !== 'avoid')
      wrong.push(`${name(heading)}: may end a sheet`)
  for (const item of document.querySelectorAll('main :is(li, section > dl > div), footer li'))
    if (getComputedStyle(item).breakInside !== 'avoid') wrong.push(`${name(item)}: may be cut`)
  for (const answer of document.querySelectorAll('.faq-answer'))
    if (!answer.getBoundingClientRect().height) wrong.push(`${name(answer)}: is closed`)
  for (const row of document.querySelectorAll('.data-table tr'))
    if (getComputedStyle(row).display !== 'table-row') wrong.push(`${name(row)}: is no row`)
  for (const box of document.querySelectorAll<HTMLInputElement>('main [type=checkbox]')) {
    // The tick is white, so its background must be printed.
    if (getComputedStyle(box).getPropertyValue('print-color-adjust') !== 'exact')
      wrong.push(`${box.name}: loses its tick`)
  }
  for (const text of document.querySelectorAll<HTMLElement>(
    'main :is(h1, h2, h3, p, li, label, a)',
  )) {
    const { color } = getComputedStyle(text)
    // Backgrounds are not printed.
    if (isSeen(text) && color === 'rgb(255, 255, 255)') wrong.push(`${name(text)}: is white`)
  }
  return wrong
}
