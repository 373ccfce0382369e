import type { Menu, Route } from '../../routes.ts'

type Row = { name: string; adresse: string; group: NonNullable<Route['sitemap']>['group'] } & {
  menu?: Menu | undefined
}

const end = '] as const satisfies readonly Route[]'

/** routes.ts with one row more, before the regions. */
export function withRow(routes: string, { name, adresse, group, menu }: Row): string {
  const row = [
    '  {',
    `    path: '/${adresse}',`,
    `    content: '${adresse}',`,
    `    label: '${name}',`,
    `    parent: '${menu === 'senioren-jobs' ? '/jobs-mit-aktivrente' : '/wissenswertes'}',`,
    ...(menu ? [`    menus: ['${menu}'],`] : []),
    `    sitemap: { group: '${group}', priority: '0.7' },`,
    '  },\n',
  ].join('\n')
  return routes.replace(end, `${row}${end}`)
}

export const withoutRow = (routes: string, adresse: string): string =>
  routes.replace(new RegExp(` {2}\\{\\n {4}path: '/${adresse}',\\n(?: {4}.*\\n)* {2}\\},\\n`), '')

/** gemeinsam.yaml with the half line that a menu says of a page. */
export const withExplanation = (yaml: string, adresse: string): string =>
  yaml.replace(
    /^erklaerungen:\n(?: {2}.*\n)*/m,
    (list) => `${list}  /${adresse}: 'TODO: eine halbe Zeile für das Menü'\n`,
  )

export const withoutExplanation = (yaml: string, adresse: string): string =>
  yaml.replace(new RegExp(`^ {2}/${adresse}: .*\\n`, 'm'), '')
