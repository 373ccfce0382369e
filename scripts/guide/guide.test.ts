import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes } from '../../routes.ts'
import { readContentFiles } from '../../src/site/content-files.ts'
import { readArguments } from '../new/arguments.ts'

const guide = readFileSync('REDAKTION.md', 'utf8')
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

test('Each command of the guide is one of ours', () => {
  const commands = [...guide.matchAll(/npm run ([\w:-]+)(?: -- ([^`\n]+))?/g)]
  expect(commands.length).toBeGreaterThan(5)
  for (const [, name = '', args] of commands) {
    expect(Object.keys(scripts)).toContain(name)
    if (name === 'neu' && args) expect(readArguments(args.trim().split(' ')).name).toMatch(example)
  }
})

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

test('Each address of the guide is one of ours', () => {
  const others = ['/admin', '/bausteine']
  const addresses = code.filter((text) => /^\/[a-z-]+$/.test(text))
  expect(addresses.length).toBeGreaterThan(2)
  for (const address of addresses)
    expect([...routes.map(({ path }) => path), ...others]).toContain(address)
})

test('Each heading to which the guide or the read-me leads is there', () => {
  const anchors = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))
  const readme = [...readFileSync('README.md', 'utf8').matchAll(/REDAKTION\.md(#[^)\s]+)/g)]
  const targets = [
    ...links.filter((target) => target.startsWith('#')),
    ...readme.map(([, to]) => to),
  ]
  expect(targets.length).toBeGreaterThan(2)
  for (const target of targets) expect(anchors).toContain(target)
})

/** As github.com makes them. */
const anchorOf = (heading: string) =>
  `#${heading
    .toLowerCase()
    .replace(/[^\p{L}\d -]/gu, '')
    .replaceAll(' ', '-')}`
