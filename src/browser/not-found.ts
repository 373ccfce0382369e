const most = 3

/** Addresses that visitors know from other sites, by our page with that content. */
const alsoCalled: Record<string, RegExp> = {
  '/registrieren': /^\/(anmeld|login|konto|bewerb)/,
  '/impressum': /^\/(kontakt|(ue|ü)ber-uns|agb|team)/,
  '/jobs-mit-aktivrente': /^\/(jobs?|stellen|minijob|arbeit|(senioren|rentner)-?jobs)/,
  '/buero-verwaltung-im-ruhestand': /^\/b(ue|ü)ro/,
  '/wissenswertes': /^\/(faq|hilfe)/,
}

/** Proposes the pages whose address resembles the missing one, and logs it. */
export function help(): void {
  const place = document.querySelector('[data-not-found]')
  // In development every page has this code.
  if (!place) return
  const missing = decode(location.pathname)
  console.warn('404: no page at', missing)
  const near = resembling(missing.toLowerCase(), pagesLinkedHere())
  if (near.length === 0) return
  place.removeAttribute('hidden')
  place.querySelector('ul')?.append(...near.map(item))
}

/** The decoded path in Unicode's composed form (NFC), as keyboards write umlauts. A stray `%` stays. */
function decode(path: string): string {
  const readable = path.replace(/(?:%[\da-f]{2})+/gi, (bytes) => {
    try {
      return decodeURIComponent(bytes)
    } catch {
      return bytes
    }
  })
  return readable.normalize()
}

/** Menus and footer link to every page, so the page itself is the table. */
function pagesLinkedHere(): Map<string, string> {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a, main a, footer a')
  const pages = new Map<string, string>()
  for (const link of links) {
    const path = link.getAttribute('href') ?? ''
    const name = link.firstChild?.textContent
    if (/^\/[a-z0-9]/.test(path) && name) pages.set(path, name)
  }
  return pages
}

function resembling(missing: string, pages: Map<string, string>): [string, string][] {
  // The last part alone too: the folder before it may be what was wrong.
  const last = missing.replace(/\/+$/, '').replace(/.*\//, '/')
  // The common beginning of all regional addresses would make each of them resemble a region we don't have.
  const all = /\/(senioren|rentner)-?jobs/
  const told = (path: string) => pairs(all.test(last) ? path.replace(all, '') : path)
  const wanted = [missing, last].map(told)
  const best = (path: string) =>
    Math.max(
      // Less than a good match: `/jobs-berlin` means the page of Berlin.
      alsoCalled[path]?.test(last) ? 0.5 : 0,
      ...wanted.map((each) => likeness(each, told(path))),
    )
  return [...pages]
    .map((page) => ({ page, likeness: best(page[0]) }))
    .filter(({ likeness }) => likeness > 0.3)
    .sort((one, other) => other.likeness - one.likeness)
    .slice(0, most)
    .map(({ page }) => page)
}

const spelling: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' }

/** Letters two by two: what is swapped, missing or in another order costs little. */
function pairs(path: string): Set<string> {
  const letters = path
    .replace(/[äöüß]/g, (letter) => spelling[letter] ?? '')
    .replace(/[^a-z0-9]+/g, ' ')
  return new Set(Array.from(letters, (_, index) => letters.slice(index, index + 2)))
}

/** Sørensen–Dice coefficient, 0 to 1. */
function likeness(one: Set<string>, other: Set<string>): number {
  const common = [...one].filter((pair) => other.has(pair)).length
  return (2 * common) / (one.size + other.size)
}

function item([path, name]: [string, string]): HTMLLIElement {
  const link = document.createElement('a')
  link.href = path
  link.textContent = name
  const entry = document.createElement('li')
  entry.append(link)
  return entry
}
