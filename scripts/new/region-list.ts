import type { Region } from '../../src/model/regions.ts'

/** regionen.yaml with one entry more, behind the other towns and before the states. */
export function withEntry(yaml: string, region: Region): string {
  const { name, adresse, breite, laenge, erklaerung, alte_adressen = [] } = region
  const entry = [
    `  - name: ${name}`,
    `    adresse: ${adresse}`,
    `    breite: ${breite}`,
    `    laenge: ${laenge}`,
    `    erklaerung: '${erklaerung}'`,
    `    alte_adressen: [${alte_adressen.join(', ')}]`,
  ].join('\n')
  const entries = entriesOf(yaml)
  const firstState = entries.findIndex((each) => /^ {4}flaeche:/m.test(each))
  const at = firstState < 0 ? entries.length : firstState
  return listOf(yaml, entries.toSpliced(at, 0, entry))
}

export function withoutEntry(yaml: string, adresse: string): string {
  const own = new RegExp(`^ {4}adresse: ['"]?${adresse}['"]?$`, 'm')
  return listOf(
    yaml,
    entriesOf(yaml).filter((entry) => !own.test(entry)),
  )
}

const listOf = (yaml: string, entries: string[]) => `${headOf(yaml)}\n${entries.join('\n\n')}\n`

/** What comes before the entries. */
const headOf = (yaml: string) => (yaml.split(start)[0] ?? '').trimEnd()

const entriesOf = (yaml: string) =>
  yaml
    .split(start)
    .slice(1)
    .map((entry) => `  - name:${entry}`.trimEnd())

const start = /^ {2}- name:/m
