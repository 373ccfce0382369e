import type { Entries, Entry } from './facts.ts'
import type { Finding, Problem } from './findings.ts'

/** `20.763,75` and `14,0`; undefined for „mehr als 20“, which no range can hold. */
function numberOf(written: string): number | undefined {
  if (!/^\d{1,3}(?:\.?\d{3})*(?:,\d+)?$/.test(written)) return undefined
  return Number(written.replaceAll('.', '').replace(',', '.'))
}

type Placed = Problem & { path: (string | number)[] }

/** Values that lie beyond what their own entry calls possible. */
export function implausible(
  entries: Entries,
  file: string,
  lineOf: (path: (string | number)[]) => number,
): Finding[] {
  return Object.entries(entries)
    .flatMap(([key, entry]) => {
      const wrong = wrongRange(key, entry)
      return wrong.length > 0 ? wrong : outside(key, entry)
    })
    .map(({ path, ...problem }) => ({ file, line: lineOf(path), ...problem }))
}

const ends = ({ spanne }: Entry) => spanne?.map((end) => numberOf(end) ?? Number.NaN) ?? []

function wrongRange(key: string, entry: Entry): Placed[] {
  const [from = 0, to = 0] = ends(entry)
  if (from <= to) return []
  return [
    {
      path: [key, 'spanne'],
      message: `Die Spanne von „${key}“ beginnt nach ihrem Ende.`,
      remedy: "Schreiben Sie den kleinsten und den größten möglichen Wert: spanne: ['13', '20']",
    },
  ]
}

function outside(key: string, entry: Entry): Placed[] {
  const [from, to] = ends(entry)
  const own: [(string | number)[], string | undefined][] = [
    [[key, 'wert'], entry.wert],
    ...(entry.zeitraeume ?? []).map(({ wert }, index): [(string | number)[], string] => [
      [key, 'zeitraeume', index, 'wert'],
      wert,
    ]),
  ]
  const given = own.flatMap(([path, wert]) => (wert === undefined ? [] : [{ path, wert }]))
  const isNumeric = given.some(({ wert }) => numberOf(wert) !== undefined)
  if (isNumeric && (from === undefined || to === undefined)) return needed(key, entry)
  return given.flatMap(({ path, wert }) => {
    const value = numberOf(wert)
    if (value === undefined) return misspelt(path, wert, entry)
    const isInside = from === undefined || to === undefined || (value >= from && value <= to)
    return isInside ? [] : [beyond(path, wert, entry)]
  })
}

/** `12.5` and `2,000` are English; a unit belongs into `einheit`. */
function misspelt(path: Placed['path'], wert: string, { einheit }: Entry): Placed[] {
  const [, amount, unit] = /^([\d.,]+) ?(Euro|€|Prozent|%)$/.exec(wert) ?? []
  if (unit && einheit)
    return [
      {
        path,
        message: `Im Wert „${wert}“ steht die Einheit, die schon „einheit“ nennt.`,
        remedy: `Schreiben Sie: wert: '${amount}'`,
      },
    ]
  if (!/^[\d.,]+$/.test(wert)) return []
  const german = wert.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
  return [
    {
      path,
      message: `Der Wert „${wert}“ ist keine deutsche Zahl.`,
      remedy: `Tausender haben einen Punkt, Bruchteile ein Komma. Meinten Sie: wert: '${numberOf(german) === undefined ? '1.234,50' : german}'`,
    },
  ]
}

const needed = (key: string, { einheit, quelle = '' }: Entry): Placed[] =>
  einheit === '' || quelle.startsWith('Beispielwert')
    ? []
    : [
        {
          path: [key],
          message: `Bei „${key}“ fehlt die Spanne, in der ein Wert möglich ist.`,
          remedy:
            "Sie fängt Tippfehler auf. Ergänzen Sie unter „einheit“ den kleinsten und den größten: spanne: ['500', '900']",
        },
      ]

const beyond = (path: Placed['path'], wert: string, { spanne = [], einheit }: Entry): Placed => ({
  path,
  message: `${wert} ${einheit} liegt außerhalb der Spanne von ${spanne.join(' bis ')}.`,
  remedy: 'Berichtigen Sie die Zahl. Stimmt sie, erweitern Sie bei ihr die „spanne“.',
})
