import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Route } from '../../routes.ts'
import type { Brand } from '../model/brand.ts'
import { capital } from '../model/capital.ts'
import type { LoadedPage } from '../model/load-page.ts'
import { colour } from '../styles/tokens.ts'
import { draw, type Motif, pictureSize } from './draw.ts'

/** What chats and networks show of a link to a page. */
export type LinkPicture = {
  /**
   * Path on the site. The name stays the same, so that old links to it never break; the version in its query
   * changes with the picture, so that a changed one is fetched anew.
   */
  src: string
  alt: string
  width: number
  height: number
  /** What it is made of; scripts/build/link-picture.ts turns it into the file. */
  svg: string
}

type Ground = 'himmel' | 'butter' | 'gras'

const grounds: Record<NonNullable<Route['sitemap']>['group'], Ground> = {
  Hauptseiten: 'himmel',
  Branchen: 'butter',
  Wissenswertes: 'gras',
  Regional: 'himmel',
  Ratgeber: 'butter',
  Erfolgsgeschichten: 'butter',
  Engagement: 'gras',
  Rechtliches: 'himmel',
}

/** The picture of a page, as SVG; its address is another one when it shows something else. */
export function linkPictureOf(route: Route, page: LoadedPage, brand: Brand): LinkPicture {
  const title = titleOf(page.titel, brand)
  const svg = draw({
    ...partsOf(title),
    scene: page.szene,
    ground: colour(grounds[route.sitemap?.group ?? 'Hauptseiten']),
    days: firstWeek(page.bloecke) ?? ['Di', 'Do'],
    brand: brand.name,
  })
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 6)
  return {
    src: `/og/${route.content}.png?v=${version}`,
    alt: [title, titleOfScene(page.szene)]
      .flatMap((text) => (text ? text.replace(/[^.!?]$/, '$&.') : []))
      .join(' '),
    svg,
    ...pictureSize,
  }
}

/**
 * The title without the brand, which the picture has already, and without the year: pictures in chats
 * stay.
 */
function titleOf(titel: string, { name, jahr }: Brand): string {
  const text = titel.replaceAll('\u00a0', ' ')
  return (text.startsWith(`${name} – `) ? text.slice(name.length + 3) : text).replace(
    ` ${jahr}`,
    '',
  )
}

/** „Aktivrente: bis zu 2.000 Euro steuerfrei“ is a headline and a line. */
function partsOf(title: string): Pick<Motif, 'headline' | 'line'> {
  const [, headline = title, line] = /^(.+?): (.+)$/.exec(title) ?? []
  return { headline, line: line && capital(line) }
}

/** The first week that the page itself shows. */
function firstWeek(value: unknown): string[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('tage' in value)
    return Array.isArray(value.tage) ? value.tage : Object.keys(value.tage as object)
  for (const each of Object.values(value)) {
    const week = firstWeek(each)
    if (week) return week
  }
  return undefined
}

/** Small scenes, which decorate, have none. */
const titleOfScene = (file: string) =>
  /<title[^>]*>([^<]+)<\/title>/.exec(readFileSync(`public/bilder/${file}`, 'utf8'))?.[1]
