import { type Region, regionPath } from './src/model/regions.ts'
import { readRegions } from './src/site/read-regions.ts'

/** In the order of the page `/sitemap`. */
export const sitemapGroups = [
  'Hauptseiten',
  'Branchen',
  'Wissenswertes',
  'Regional',
  'Ratgeber',
  'Erfolgsgeschichten',
  'Engagement',
  'Rechtliches',
] as const

type SitemapGroup = (typeof sitemapGroups)[number]

/** In the order of the header. */
export const menus = ['senioren-jobs', 'wissenswertes'] as const

export type Menu = (typeof menus)[number]

export type Route = {
  path: `/${string}`
  content: string
  label: string
  parent?: `/${string}`
  parentLabel?: string
  menus?: readonly Menu[]
  /** Absent: the page is not listed in the sitemap. */
  sitemap?: { group: SitemapGroup; priority: '1.0' | '0.9' | '0.8' | '0.7' | '0.3' }
  noindex?: true
  /** The address that search engines shall use instead of this one. */
  canonical?: `/${string}`
}

/** Whether people may pass on or print the address: not of the start page, /404, /danke and /thank-you. */
export const isPassedOn = ({ path, sitemap, noindex }: Route) =>
  path !== '/' && (sitemap !== undefined || !noindex)

/**
 * The pages before the regions, which follow from src/content/regionen.yaml. Breadcrumbs, menus, footer,
 * sitemap, tests and the build read the table `routes` below. `content` is the file in src/content/seiten;
 * `parentLabel` is the parent's name in the breadcrumb, which differs from page to page.
 */
const pages = [
  {
    path: '/',
    content: 'start',
    label: 'Startseite',
    sitemap: { group: 'Hauptseiten', priority: '1.0' },
  },
  {
    path: '/registrieren',
    content: 'registrieren',
    label: 'Registrieren',
    parent: '/',
    sitemap: { group: 'Hauptseiten', priority: '0.9' },
  },
  {
    path: '/wissenswertes',
    content: 'wissenswertes',
    label: 'Wissenswertes',
    parent: '/',
    menus: ['wissenswertes'],
    sitemap: { group: 'Wissenswertes', priority: '0.8' },
  },
  {
    path: '/jobs-mit-aktivrente',
    content: 'jobs-mit-aktivrente',
    label: 'Jobs mit Aktivrente',
    parent: '/',
    menus: ['senioren-jobs'],
    sitemap: { group: 'Hauptseiten', priority: '0.8' },
  },
  {
    path: '/aktivrente',
    content: 'aktivrente',
    label: 'Aktivrente',
    parent: '/wissenswertes',
    menus: ['wissenswertes'],
    sitemap: { group: 'Wissenswertes', priority: '0.8' },
  },
  {
    path: '/aktivrente-rechner',
    content: 'aktivrente-rechner',
    label: 'Was bleibt mir?',
    parent: '/wissenswertes',
    menus: ['wissenswertes'],
    sitemap: { group: 'Wissenswertes', priority: '0.8' },
  },
  {
    path: '/teilzeit-arbeiten-in-der-rente',
    content: 'teilzeit-arbeiten-in-der-rente',
    label: 'Teilzeit in der Rente',
    parent: '/wissenswertes',
    menus: ['wissenswertes'],
    sitemap: { group: 'Wissenswertes', priority: '0.8' },
  },
  {
    path: '/ehrenamt',
    content: 'ehrenamt',
    label: 'Ehrenamt',
    parent: '/wissenswertes',
    menus: ['wissenswertes'],
    sitemap: { group: 'Engagement', priority: '0.7' },
  },
  {
    path: '/helga-neustart-65',
    content: 'helga-neustart-65',
    label: 'Helga: mit 65 in den Blumenladen',
    parent: '/wissenswertes',
    menus: ['wissenswertes'],
    sitemap: { group: 'Erfolgsgeschichten', priority: '0.7' },
  },
  {
    path: '/wirkzeit-gastro',
    content: 'wirkzeit-gastro',
    label: 'Hotel und Gastronomie',
    parent: '/jobs-mit-aktivrente',
    parentLabel: 'Senioren Jobs',
    menus: ['senioren-jobs'],
    sitemap: { group: 'Branchen', priority: '0.8' },
  },
  {
    path: '/fahrerjobs-im-ruhestand',
    content: 'fahrerjobs-im-ruhestand',
    label: 'Fahrerjobs',
    parent: '/jobs-mit-aktivrente',
    parentLabel: 'Senioren-Jobs',
    menus: ['senioren-jobs'],
    sitemap: { group: 'Branchen', priority: '0.8' },
  },
  {
    path: '/einzelhandel-im-ruhestand',
    content: 'einzelhandel-im-ruhestand',
    label: 'Einzelhandel',
    parent: '/jobs-mit-aktivrente',
    parentLabel: 'Senioren-Jobs',
    menus: ['senioren-jobs'],
    sitemap: { group: 'Branchen', priority: '0.8' },
  },
  {
    path: '/buero-verwaltung-im-ruhestand',
    content: 'buero-verwaltung-im-ruhestand',
    label: 'Büro und Verwaltung',
    parent: '/jobs-mit-aktivrente',
    parentLabel: 'Senioren-Jobs',
    menus: ['senioren-jobs'],
    sitemap: { group: 'Branchen', priority: '0.8' },
  },
  {
    path: '/top-10-nebenjobs-fuer-ruhestaendler',
    content: 'top-10-nebenjobs-fuer-ruhestaendler',
    label: 'Top-10-Nebenjobs',
    parent: '/jobs-mit-aktivrente',
    parentLabel: 'Jobs im Ruhestand',
    menus: ['wissenswertes', 'senioren-jobs'],
    sitemap: { group: 'Ratgeber', priority: '0.7' },
  },
  {
    path: '/freiwilliges-jahr-senioren',
    content: 'freiwilliges-jahr-senioren',
    label: 'Freiwilliges Jahr',
    parent: '/wissenswertes',
    menus: ['wissenswertes'],
    sitemap: { group: 'Engagement', priority: '0.7' },
  },
  {
    path: '/pflichtjahr-senioren',
    content: 'pflichtjahr-senioren',
    label: 'Pflichtjahr',
    parent: '/wissenswertes',
    menus: ['wissenswertes'],
    sitemap: { group: 'Engagement', priority: '0.7' },
  },
] as const satisfies readonly Route[]

/** The pages that follow the regions in the table. */
const lastPages = [
  {
    path: '/sitemap',
    content: 'sitemap',
    label: 'Übersicht aller Seiten',
    parent: '/',
  },
  {
    path: '/impressum',
    content: 'impressum',
    label: 'Impressum',
    parent: '/',
    sitemap: { group: 'Rechtliches', priority: '0.3' },
    noindex: true,
  },
  {
    path: '/datenschutzerklaerung',
    content: 'datenschutzerklaerung',
    label: 'Datenschutz',
    parent: '/',
    sitemap: { group: 'Rechtliches', priority: '0.3' },
  },
  { path: '/danke', content: 'danke', label: 'Danke', parent: '/', noindex: true },
  {
    path: '/thank-you',
    content: 'danke',
    label: 'Danke',
    parent: '/',
    noindex: true,
    canonical: '/danke',
  },
  { path: '/404', content: '404', label: 'Seite nicht gefunden', parent: '/', noindex: true },
] as const satisfies readonly Route[]

const regionPage = (region: Region) =>
  ({
    path: regionPath(region),
    content: regionPath(region).slice(1),
    label: region.name,
    parent: '/jobs-mit-aktivrente',
    parentLabel: 'Senioren-Jobs',
    sitemap: { group: 'Regional', priority: '0.8' },
  }) as const satisfies Route

export const routesWith = (regions: readonly Region[]) =>
  [...pages, ...regions.map(regionPage), ...lastPages] as const

export const routes = routesWith(readRegions())
