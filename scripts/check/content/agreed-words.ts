import type { Placed } from '../../../src/model/findings.ts'
import { nearest } from '../../../src/model/nearest.ts'
import { valueAt } from '../../../src/model/schema-at.ts'
import { targetsIn } from '../../../src/model/targets-in.ts'
import { contentPaths } from '../page-groups.ts'
import { buttons, headlines, passages, targets, words } from '../specification.ts'
import { stringsIn } from '../strings-in.ts'
import type { RightPage } from './right-pages.ts'

/** What a page lacks of its agreed words, buttons and link targets, and of the year in its title. */
export const lostWords = (page: RightPage): Placed[] =>
  [lostYear, lostHeadline, lostStrings, lostPassages, lostButtons, lostLinks].flatMap((lost) =>
    lost(page),
  )

function lostYear({ path, content }: RightPage): Placed | Placed[] {
  const titel = String(valueAt(content.data, ['titel']))
  if (!contentPaths.includes(path) || /20\d\d/.test(titel)) return []
  const [subject = '', ...rest] = titel.split(/(?=:)/)
  return {
    path: ['titel'],
    message: 'Vereinbart ist, dass der Titel dieser Seite das Jahr nennt.',
    remedy: `Schreiben Sie: titel: '${subject} {jahr}${rest.join('')}'`,
  }
}

function lostHeadline({ path, content }: RightPage): Placed | Placed[] {
  const wanted = headlines[path]
  const at = ['bloecke', 0, 'ueberschrift']
  if (wanted === undefined || valueAt(content.data, at) === wanted) return []
  return {
    path: at,
    message: `Vereinbart ist als Überschrift dieser Seite, Wort für Wort: „${wanted}“.`,
    remedy: `Schreiben Sie: ueberschrift: ${wanted}`,
  }
}

function lostStrings({ path, content }: RightPage): Placed[] {
  const found = stringsIn(content.data).map(({ path, text }) => ({
    path,
    text: text.replace(/\s/g, ' '),
  }))
  return (words[path] ?? [])
    .filter((wanted) => !found.some(({ text }) => text === wanted))
    .map((wanted) => {
      const meant = nearest(
        wanted,
        found.map(({ text }) => text),
      )
      return {
        path: found.find(({ text }) => text === meant)?.path ??
          found.find(({ text }) => words[path]?.includes(text))?.path.slice(0, -1) ?? ['bloecke'],
        message: `Vereinbart ist auf dieser Seite, Wort für Wort: „${wanted}“.`,
        remedy: meant ? 'Schreiben Sie es wieder so.' : 'Schreiben Sie es wieder dazu.',
      }
    })
}

function lostPassages({ path, texts }: RightPage): Placed[] {
  return (passages[path] ?? [])
    .filter((wanted) => !texts.some(({ written }) => written.replace(/\s+/g, ' ').includes(wanted)))
    .map((wanted) => ({
      path: ['bloecke'],
      message: `Vereinbart ist auf dieser Seite ein Text mit „${wanted}“.`,
      remedy: 'Schreiben Sie es mit seinem Absatz wieder dazu.',
    }))
}

function lostButtons({ path, content, texts }: RightPage): Placed[] {
  const links = texts
    .filter(({ kind }) => kind === 'target')
    .map(({ path: at, filled: ziel }) => {
      const place = at.slice(0, -1)
      return { place, ziel, text: valueAt(content.data, [...place, 'text']) }
    })
  return buttons.flatMap(([where, label, [first = '', ...others]]): Placed | Placed[] => {
    if (where !== path) return []
    const leads = (ziel: string) => ziel === first || others.includes(ziel)
    const named = links.filter(({ text }) => text === label)
    if (named.some(({ ziel }) => leads(ziel))) return []
    const [astray] = named
    if (astray)
      return {
        path: [...astray.place, 'ziel'],
        message: `Vereinbart ist, dass „${label}“ nicht zu ${astray.ziel} führt.`,
        remedy: `Schreiben Sie: ziel: ${first}`,
      }
    const renamed = links.find(({ ziel, text }) => leads(ziel) && typeof text === 'string')
    return {
      path: renamed ? [...renamed.place, 'text'] : ['bloecke'],
      message: `Vereinbart ist auf dieser Seite ein Knopf mit der Aufschrift „${label}“.`,
      remedy: renamed
        ? `Schreiben Sie: text: ${label}`
        : `Setzen Sie ihn wieder ein: { text: ${label}, ziel: ${first} }`,
    }
  })
}

function lostLinks({ path, texts }: RightPage): Placed | Placed[] {
  const found = new Set(texts.flatMap(targetsIn).map((target) => target.replace(/(?<=.)#.*/, '')))
  const lost = (targets[path] ?? []).filter((target) => !found.has(target))
  if (lost.length === 0) return []
  return {
    path: ['bloecke'],
    message: `Vereinbart ist auf dieser Seite ein Verweis zu ${lost.join(' und zu ')}.`,
    remedy: `Setzen Sie ihn wieder ein, als Karte, als Knopf oder im Text: [Wörter](${lost[0]})`,
  }
}
