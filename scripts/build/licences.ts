import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Shared } from '../../src/model/shared.ts'
import { loadSite } from '../../src/site/load-site.ts'
import { Stop } from '../../src/stop.ts'

type Licence = { name: string; version: string; identifier?: string; text?: string }

/** Licences that require no more than that their text is passed on. Others must be looked at first. */
const permitted = ['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', 'OFL-1.1']

/** Packages that reach the pages although no script imports them: fonts, icons and base styles. */
const fonts = {
  Literata: '@fontsource-variable/literata',
  'Public Sans': '@fontsource-variable/public-sans',
}
const icons = { 'Phosphor Icons': '@phosphor-icons/core' }
const styles = { 'Tailwind CSS': 'tailwindcss' }

/** Writes lizenzen.txt: the text of every licence under which others' work reaches a browser. */
export function writeLicences(folder: string): void {
  const bundled = JSON.parse(readFileSync(join(folder, '.vite/licences.json'), 'utf8')) as Licence[]
  const text = licencesText(loadSite().shared.lizenzen, {
    schriften: licencesOf(fonts),
    symbole: licencesOf(icons),
    programme: [...licencesOf(styles), ...bundled],
  })
  writeFileSync(join(folder, 'lizenzen.txt'), text)
}

function licencesOf(packages: Record<string, string>): Licence[] {
  return Object.entries(packages).map(([name, id]) => {
    const folder = join('node_modules', id)
    const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
    return {
      name,
      version,
      identifier: license,
      text: readFileSync(join(folder, 'LICENSE'), 'utf8'),
    }
  })
}

type Sections = Record<'schriften' | 'symbole' | 'programme', Licence[]>

/** The text of lizenzen.txt. Throws Stop for a licence without a text, or that is not `permitted`. */
export function licencesText(words: Shared['lizenzen'], sections: Sections): string {
  const parts = Object.entries(sections).map(([key, licences]) =>
    [underlined(words[key as keyof Sections]), ...byWords(licences)].join('\n\n'),
  )
  const map = [underlined(words.karte), words.kartenlizenz]
  return `${[words.titel, words.einleitung, ...parts, ...map].join('\n\n')}\n`
}

const underlined = (title: string) => `\n${title}\n${'='.repeat(title.length)}`

/** Each licence text once, below the names of all packages that have it. */
function byWords(licences: Licence[]): string[] {
  const groups = new Map<string, string[]>()
  for (const licence of licences) {
    const words = checked(licence)
    groups.set(words, [...(groups.get(words) ?? []), nameOf(licence)])
  }
  return [...groups].map(([words, names]) => `${names.join('\n')}\n\n${words}`)
}

const nameOf = ({ name, version, identifier }: Licence) => `${name} ${version} (${identifier})`

function checked(licence: Licence): string {
  const { name, identifier = '', text = '' } = licence
  if (!permitted.includes(identifier) || !text.trim())
    throw new Stop(
      `Das Paket ${name} kommt auf die Website, aber seine Lizenz „${identifier}“ ist nicht geprüft oder hat keinen Wortlaut. Prüfen Sie, was sie verlangt; dann gehört sie in scripts/build/licences.ts.`,
    )
  return text.replaceAll('\r\n', '\n').trim()
}
