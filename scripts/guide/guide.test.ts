import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import type { Placeholders } from '../../src/model/known.ts'
import { fillPlaceholders } from '../../src/model/placeholders.ts'
import { facts } from '../../src/model/test-facts.ts'
import { readContentFiles } from '../../src/site/content-files.ts'
import { readArguments } from '../new/arguments.ts'

const guide = readFileSync('REDAKTION.md', 'utf8')
const guides = [
  'README.md',
  'REDAKTION.md',
  'IN-BETRIEB.md',
  'SECURITY.md',
  'ARCHITECTURE.md',
  'PRODUCT.md',
  'DECISIONS.md',
  'endpoint/README.md',
  'bench/README.md',
  'src/content/LIESMICH.md',
]
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))

/** What the guide adds as an example: none of ours may be called so. */
const example = /dresden|gartenhilfe|pirna|neues-bild/i

const code = [...guide.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text)
const links = [...guide.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

test('Each picture of the guide is there, and none besides', () => {
  const shown = links.filter((target) => /\.(?:webp|png)$/.test(target))
  expect(shown.sort()).toEqual(
    readdirSync('docs/redaktion').map((file) => `docs/redaktion/${file}`),
  )
})

test.each(guides)('Each command of %s is one of ours', (file) => {
  for (const [, name = '', args] of commandsIn(file)) {
    expect(Object.keys(scripts)).toContain(name)
    if (file === 'REDAKTION.md' && name === 'neu' && args)
      expect(readArguments(args.trim().split(' ')).name).toMatch(example)
  }
})

test.each(guides)(
  'No command of %s has a remark behind it, for a shell of macOS hands it on',
  (file) => {
    const blocks = readFileSync(file, 'utf8').match(/^```sh\n.*?^```$/gms) ?? []
    expect(blocks.join('\n')).not.toMatch(/ # /)
  },
)

test('The guide names commands, and headings of its own', () => {
  expect([...commandsIn('REDAKTION.md')].length).toBeGreaterThan(5)
  expect(links.filter((target) => target.startsWith('#')).length).toBeGreaterThan(2)
})

const commandsIn = (file: string) =>
  readFileSync(file, 'utf8').matchAll(/npm run (?:--silent )?([\w:-]+)(?: -- ([^`\n]+))?/g)

test('Each file and folder of the guide is there', () => {
  const known = [...Object.keys(readContentFiles()), ...readdirSync('.'), ...pictures()]
  const names = known.map((file) => file.split('/').at(-1))
  const named = [...code, ...links].filter((text) =>
    /^[\w./-]+\.(?:yaml|toml|ts|md|svg)$/.test(text),
  )
  const folders = code.filter((text) => /^(?:src|public|docs)\/[\w/-]+$/.test(text))
  expect(named.length).toBeGreaterThan(0)
  expect(folders.length).toBeGreaterThan(0)
  for (const file of named.filter((text) => !example.test(text)))
    expect(file.includes('/') ? existsSync(file) : names.includes(file), file).toBe(true)
  for (const folder of folders) expect(existsSync(folder), folder).toBe(true)
})

const pictures = () => readdirSync('public/bilder')

test('What the guide says of a placeholder appears, in this year and the next', () => {
  const rows = [...guide.matchAll(/^\| (`.*\{mindestlohn.*) \| (.*) \| (.*) \|$/gm)]
  expect(rows.length).toBeGreaterThan(5)
  for (const [, written = '', in2026 = '', in2027 = ''] of rows)
    for (const [placeholder] of written.matchAll(/\{.*?\}/g))
      for (const [today, cell] of [
        ['2026-07-01', in2026],
        ['2027-07-01', in2027],
      ] as const)
        expect(cell).toContain(
          fillPlaceholders(placeholder, { facts, brand: {} as Placeholders['brand'], today }).text,
        )
})

test('Each address of the guide is one of ours', () => {
  const others = ['/admin', '/bausteine']
  const addresses = code.filter((text) => /^\/[a-z-]+$/.test(text))
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses)
    expect([...routes.map(({ path }) => path), ...others]).toContain(address)
})

test.each(guides)('Each file and heading to which %s leads is there', (file) => {
  for (const [, target = ''] of readFileSync(file, 'utf8').matchAll(/\]\(([^)\s]+)\)/g)) {
    if (/^(?:\w+:|\/)/.test(target)) continue
    const [path, heading] = target.split('#')
    const to = path ? join(dirname(file), path) : file
    expect(existsSync(to), target).toBe(true)
    if (heading) expect(headingsOf(to)).toContain(`#${heading}`)
  }
})

const headingsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    anchorOf(heading),
  )

test('Each room of the tree is in ARCHITECTURE.md', () => {
  const tree = readFileSync('ARCHITECTURE.md', 'utf8')
  const rooms = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `\`${folder}/${name}\``),
  )
  expect(rooms.filter((room) => !tree.includes(room))).toEqual([])
})

/** As github.com makes them. */
const anchorOf = (heading: string) =>
  `#${heading
    .toLowerCase()
    .replace(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-')}`
