import type { Page } from 'playwright/test'

/** What is wrong with a page that is printed as it stands. */
export const onPaper = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const wrong: string[] = []
    const isSeen = (element: Element) => element.getClientRects().length > 0
    const name = ({ localName, textContent }: Element) =>
      `${localName} ${textContent?.trim().slice(0, 40)}`
    for (const element of document.querySelectorAll(
      'nav, header, button, .acts, [role=slider], input[type=range]',
    ))
      if (isSeen(element)) wrong.push(`${name(element)}: is for the screen`)
    for (const link of document.querySelectorAll('main a[href*="/"]:not(.zoom)')) {
      const { content, position } = getComputedStyle(link, '::after')
      if (
        isSeen(link) &&
        (!content.includes(`${link.getAttribute('href')}`) || position !== 'static')
      )
        wrong.push(`${name(link)}: does not say where it leads`)
    }
    for (const answer of document.querySelectorAll('.faq-answer'))
      if (!answer.getBoundingClientRect().height) wrong.push(`${name(answer)}: is closed`)
    for (const text of document.querySelectorAll<HTMLElement>(
      'main :is(h1, h2, h3, p, li, label)',
    )) {
      const { color } = getComputedStyle(text)
      // Grounds are not printed.
      if (isSeen(text) && color === 'rgb(255, 255, 255)') wrong.push(`${name(text)}: is white`)
    }
    return wrong
  })
