import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { routesWith } from '../../routes.ts'
import { mapDrawing } from '../../src/drawings/map.ts'
import { letters } from '../../src/drawings/outlines.ts'
import { renderPage } from '../../src/layout/page.fixture.tsx'
import { readRedirects } from '../../src/model/netlify-rules.ts'
import { readSite } from '../../src/model/read-site.ts'
import {
  countWord,
  type Region,
  redirectsOf,
  regionPath,
  regions,
} from '../../src/model/regions.ts'
import { readContentFiles } from '../../src/site/content-files.ts'
import { readReferences } from '../../src/site/load-site.ts'
import { readRegions, regionsFile } from '../../src/site/read-regions.ts'
import { spellingFile } from '../build/spelling-file.ts'
import { unfinishedLines } from '../check/unfinished-lines.ts'
import { readArguments } from './arguments.ts'
import { away, type Changes, newPage, newRegion, type Project } from './changes.ts'
import { towns } from './towns.ts'

const toml = readFileSync('netlify.toml', 'utf8')
const onDisk = readContentFiles()

const town = 'Nirgendwo'
const newTown = readArguments(['region', town, '--lat', '51.2', '--lon', '10,4'])

/** The project as these changes leave it, in memory. */
function projectWith(changes: Changes): Project {
  const read = (file: string) => changes.get(file) ?? readFileSync(file, 'utf8')
  const changed = [...changes].filter(([file]) => file.startsWith('src/content/'))
  return {
    regions: regions.parse(parse(read(regionsFile), { schema: 'failsafe' })).regionen as Region[],
    content: { ...onDisk, ...(Object.fromEntries(changed) as Record<string, string>) },
    read,
    exists: (file) => changes.get(file) !== undefined || existsSync(file),
    today: '2026-11-22',
  }
}

const project = projectWith(new Map())

test('A new region is a page, an entry and a picture, and all else follows', async () => {
  const changes = newRegion(newTown, project)
  const { regions, content } = projectWith(changes)
  const added = regions.find(({ name }) => name === town)
  if (!added) throw new Error(`no entry for ${town}`)
  const path = regionPath(added)
  expect([...changes.keys()]).toEqual([
    `src/content/seiten${path}.yaml`,
    regionsFile,
    `public/bilder/region-${added.adresse}.svg`,
  ])

  const routes = routesWith(regions)
  const route = routes.find((each) => each.path === path)
  expect(route?.label).toBe(town)

  const references = { ...readReferences(), letters: letters(), routes }
  const read = readSite(content, {
    ...references,
    redirects: [...readRedirects(toml), ...redirectsOf(regions)],
    pictures: [...references.pictures, `region-${added.adresse}.svg`],
  })
  if (!read.ok) throw new Error(JSON.stringify(read.findings, null, 1))
  const { pages, shared, regions: known } = read.site
  const word = countWord(regions.length)
  if (onDisk['src/content/seiten/start.yaml']?.includes('{anzahl_regionen}'))
    expect(JSON.stringify(pages.get('start'))).toContain(word)
  expect(mapDrawing(known).svg.match(/<circle/g)).toHaveLength(
    (mapDrawing(readRegions()).svg.match(/<circle/g) ?? []).length + 1,
  )
  expect(mapDrawing(known).svg).toContain(`unsere ${word} Regionen`)

  const [start] = routes
  const { body } = await renderPage(start, { routes, shared, regions: known }, pages.get('start'))
  for (const place of ['footer', '.region-list', '.map'])
    expect(body().querySelectorAll(`${place} a[href="${path}"]`), place).toHaveLength(1)

  const rules = spellingFile(toml, known)
  expect(added.alte_adressen).not.toHaveLength(0)
  for (const from of added.alte_adressen ?? []) expect(rules).toContain(`${from} ${path} 301\n`)
  expect(rules).toContain(`${path.toUpperCase()} ${path} 301\n`)
})

test('The check lists each place that is still to be written, and nothing else is wrong', () => {
  const added = [
    newRegion(newTown, project),
    newPage(readArguments(['seite', 'Haus und Hof', '--menue', 'senioren-jobs']), project),
  ]
  expect(unfinishedLines(onDisk)).toEqual([])
  for (const changes of added) {
    const { content } = projectWith(changes)
    const open = unfinishedLines(content)
    const written = [...changes.values()].join('\n').match(/^(?!\s*#).*TODO/gm)
    expect(open).toHaveLength(written?.length ?? 0)
    for (const { message } of open) expect(message).toMatch(/„.{4,}“/)
  }
})

test('What was added is taken away without a trace', () => {
  const newMenuPage = readArguments(['seite', 'Haus', 'und', 'Hof', '--menue', 'senioren-jobs'])
  for (const wanted of [newTown, newMenuPage]) {
    const changes = (wanted.what === 'region' ? newRegion : newPage)(wanted, project)
    const gone = away(wanted, projectWith(changes))
    expect([...gone.keys()].sort()).toEqual([...changes.keys()].sort())
    for (const [file, text] of gone)
      expect(text, file).toBe(existsSync(file) ? readFileSync(file, 'utf8') : undefined)
  }
})

test('What another page leads to stays', () => {
  const changes = newRegion(newTown, project)
  const [page = ''] = changes.keys()
  const start = 'src/content/seiten/start.yaml'
  const link = `# /${page.replace(/^.*\/|\.yaml$/g, '')}\n`
  const linked = projectWith(new Map([...changes, [start, link + onDisk[start]]]))
  expect(() => away(newTown, linked)).toThrow(`${start}:1`)
})

test('Who asks for a page that is gone comes to the one that takes its place', () => {
  const [region] = project.regions
  const path = regionPath(region ?? { adresse: '' })
  const others = Object.fromEntries(
    Object.entries(onDisk).map(([file, text]) => [file, text.replaceAll(path, '/ehrenamt')]),
  )
  const gone = away(readArguments(['weg', region?.name ?? '', '--nach', '/ehrenamt']), {
    ...project,
    content: others,
  })
  const before = readRedirects(toml)
  const after = readRedirects(gone.get('netlify.toml') ?? '')
  expect(after).toEqual([
    ...before.map((each) => (each.to === path ? { ...each, to: '/ehrenamt' } : each)),
    expect.objectContaining({ from: path, to: '/ehrenamt' }),
  ])
  expect(() => away(readArguments(['weg', region?.name ?? '']), project)).toThrow('netlify.toml:')
  const added = projectWith(newRegion(newTown, project))
  const leave = (nach: string) => away(readArguments(['weg', town, '--nach', nach]), added)
  expect(leave('ehrenamt').get('netlify.toml')).toContain('from = "/rentner-jobs-nirgendwo"')
  for (const nach of ['gibt-es-nicht', 'senioren-jobs-nirgendwo'])
    expect(() => leave(nach)).toThrow(`Die Seite /${nach} gibt es nicht`)
})

test('Nothing is written over', () => {
  for (const { name } of readRegions())
    expect(() => newRegion(readArguments(['region', name]), project)).toThrow('gibt es schon')
  expect(() => newPage(readArguments(['seite', 'Ehrenamt']), project)).toThrow('gibt es schon')
  expect(() => readArguments(['region', 'Dresden', '--nach', 'ehrenamt'])).toThrow(
    'bei „region“ nicht',
  )
  expect(() => readArguments(['seite', 'Hilfe & Co.'])).toThrow('kein „&“')
  for (const name of ['Rentner Jobs Berlin', 'Admin'])
    expect(() => newPage(readArguments(['seite', name]), project)).toThrow('ist vergeben')
})

test('A file that is written otherwise is named, and nothing else is done', () => {
  const foreign = (file: string): Project => ({
    ...project,
    content: {},
    read: (each) => (each === file ? '# anders\n' : project.read(each)),
  })
  const page = readArguments(['seite', town, '--menue', 'senioren-jobs'])
  const gone = readArguments(['weg', project.regions[0]?.name ?? '', '--nach', '/ehrenamt'])
  for (const file of ['routes.ts', 'src/content/gemeinsam.yaml'])
    expect(() => newPage(page, foreign(file))).toThrow(`${file} ist anders geschrieben`)
  expect(() => away(gone, foreign('netlify.toml'))).toThrow('netlify.toml ist anders geschrieben')
})

test('Where the list of regions cannot be read, it is named, and nothing else is done', () => {
  const blind = { ...project, regions: [] }
  const page = readArguments(['seite', town])
  const gone = readArguments(['weg', project.regions[0]?.name ?? ''])
  for (const make of [
    () => newRegion(newTown, blind),
    () => newPage(page, blind),
    () => away(gone, blind),
  ])
    expect(make).toThrow(`${regionsFile} ist nicht zu lesen`)
})

test('A town that we do not know is asked for its place', () => {
  expect(() => newRegion(readArguments(['region', town]), project)).toThrow('--lat')
  expect(() =>
    newRegion(readArguments(['region', town, '--lat', '40.1', '--lon', '10.1']), project),
  ).toThrow('nicht in Deutschland')
})

test('Every town of our list can be a region', () => {
  const free = [...towns.keys()].filter(
    (name) => !project.regions.some((each) => each.name === name),
  )
  for (const name of free)
    expect(projectWith(newRegion(readArguments(['region', name]), project)).regions.length).toBe(
      project.regions.length + 1,
    )
})
