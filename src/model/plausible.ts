import { writeHundredths } from '../rechner/german-numbers.ts'
import { misread } from './calculator-values.ts'
import type { Path } from './content.ts'
import { type Entries, type Entry, isExample } from './facts.ts'
import { type Finding, findingsAt, type Placed } from './findings.ts'

/** `20.763,75` and `14,0`; undefined for „mehr als 20“, which no range can hold. */
function numberOf(written: string): number | undefined {
  if (!/^\d{1,3}(?:\.?\d{3})*(?:,\d+)?$/.test(written)) return undefined
  return Number(written.replaceAll('.', '').replace(',', '.'))
}

/** Values that lie beyond what their own entry calls possible. */
export function implausible(
  entries: Entries,
  file: string,
  lineOf: (path: Path) => number,
): Finding[] {
  const problems = Object.entries(entries).flatMap(([key, entry]) => {
    const wrong = [...wrongRange(key, entry), ...withoutUnit(key, entry)]
    return wrong.length > 0 ? wrong : outside(key, entry)
  })
  return findingsAt(problems, file, lineOf)
}

const ends = ({ spanne }: Entry) => spanne?.map((end) => numberOf(end) ?? Number.NaN) ?? []

function wrongRange(key: string, entry: Entry): Placed[] {
  const [from = 0, to = 0] = ends(entry)
  const { spanne = [], einheit } = entry
  if (einheit === 'Euro' && spanne.some((end) => /,\d{3}$/.test(end)))
    return [
      {
        path: [key, 'spanne'],
        message: `Die Spanne von „${key}“ hat Kommas, wo Tausender einen Punkt haben.`,
        remedy: `Schreiben Sie: spanne: [${spanne.map((end) => `'${end.replace(',', '.')}'`).join(', ')}]`,
      },
    ]
  if (from <= to) return []
  return [
    {
      path: [key, 'spanne'],
      message: `Die Spanne von „${key}“ beginnt nach ihrem Ende.`,
      remedy: "Schreiben Sie den kleinsten und den größten möglichen Wert: spanne: ['13', '20']",
    },
  ]
}

/** Pages would show a bare number. */
const withoutUnit = (key: string, { einheit, spanne }: Entry): Placed[] =>
  einheit === '' && spanne
    ? [
        {
          path: [key, 'einheit'],
          message: `„einheit“ ist bei „${key}“ leer, und eine Spanne haben nur Zahlen mit Einheit.`,
          remedy: 'Schreiben Sie sie hin, zum Beispiel: einheit: Euro',
        },
      ]
    : []

type Given = { path: Placed['path']; wert: string; recht: Entry['recht'] }

function outside(key: string, entry: Entry): Placed[] {
  const [from, to] = ends(entry)
  const { wert, recht, zeitraeume = [] } = entry
  const given: Given[] = [
    ...(wert === undefined ? [] : [{ path: [key, 'wert'], wert, recht }]),
    ...zeitraeume.map((period, index) => ({
      path: [key, 'zeitraeume', index, 'wert'],
      wert: period.wert,
      recht: period.recht,
    })),
  ]
  const isNumeric = given.some(({ wert }) => numberOf(wert) !== undefined)
  if (isNumeric && (from === undefined || to === undefined)) return needed(key, entry)
  return given.flatMap(({ path, wert, recht }) => {
    const value = numberOf(wert)
    if (recht === 'offen') return value === undefined ? [] : [notOpen(path, wert)]
    if (value === undefined)
      return misspelt(path, wert, entry) ?? unread(key, path, wert) ?? noNumber(path, wert, entry)
    const isInside = from === undefined || to === undefined || (value >= from && value <= to)
    if (!isInside) return [beyond(path, wert, entry)]
    const usual = writeHundredths(Math.round(value * 100))
    return entry.einheit === 'Euro' && usual !== wert ? [unusual(path, wert, usual)] : []
  })
}

/** `12.5` and `2,000` are English; a unit belongs into `einheit`. */
function misspelt(path: Placed['path'], wert: string, { einheit }: Entry): Placed[] | undefined {
  // A space that does not break, quotation marks of a word processor, `66,-`.
  const bare = wert.replace(/^[\s'"„“‚‘’]+|[\s'"“‘’]+$/g, '')
  const [, amount, unit] = /^([\d.,]*\d)(?:,[-–]+)?\s?(Euro|€|Prozent|%)?$/.exec(bare) ?? []
  if (amount && !unit && amount !== wert && numberOf(amount) !== undefined)
    return [
      {
        path,
        message: `Im Wert „${wert}“ steht mehr als die Zahl.`,
        remedy: `Schreiben Sie: wert: '${amount}'`,
      },
    ]
  if (unit && einheit)
    return [
      {
        path,
        message: `Im Wert „${wert}“ steht die Einheit, die schon „einheit“ nennt.`,
        remedy: `Schreiben Sie: wert: '${amount}'`,
      },
    ]
  if (!/^[\d.,]+$/.test(wert)) return undefined
  const german = wert.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
  return [
    {
      path,
      message: `Der Wert „${wert}“ ist keine deutsche Zahl.`,
      remedy: `Tausender haben einen Punkt, Bruchteile ein Komma. Meinten Sie: wert: '${numberOf(german) === undefined ? '1.234,50' : german}'`,
    },
  ]
}

/** The calculator has no use for „mehr als 20“. */
function unread(key: string, path: Placed['path'], wert: string): Placed[] | undefined {
  const reason = misread(key, wert)
  if (!reason) return undefined
  return [
    {
      path,
      message: `Mit dem Wert von „${key}“ kann der Rechner nicht rechnen: ${reason}`,
      remedy: 'Vergleichen Sie ihn mit dem Wert davor, und schreiben Sie ihn ebenso.',
    },
  ]
}

const noNumber = (path: Placed['path'], wert: string, { spanne }: Entry): Placed[] =>
  spanne
    ? [
        {
          path,
          message: `„${wert}“ ist keine Zahl, und eine Spanne gibt es nur bei Zahlen.`,
          remedy:
            "Schreiben Sie eine Zahl wie '2.000' oder '14,60'. Soll es ein Text sein, löschen Sie die „spanne“.",
        },
      ]
    : []

const needed = (key: string, entry: Entry): Placed[] =>
  entry.einheit === '' || isExample(entry)
    ? []
    : [
        {
          path: [key],
          message: `Bei „${key}“ fehlt die Spanne, in der ein Wert möglich ist.`,
          remedy:
            "Sie fängt Tippfehler auf. Ergänzen Sie unter „einheit“ den kleinsten und den größten: spanne: ['500', '900']",
        },
      ]

/** Nobody would be told that it is not used. */
const notOpen = (path: Placed['path'], wert: string): Placed => ({
  path,
  message: `Hier steht ein Wert, ${wert}, und zugleich „recht: offen“.`,
  remedy:
    'Löschen Sie die Zeile „recht“. Ist er noch nicht beschlossen, schreiben Sie: recht: entwurf',
})

const unusual = (path: Placed['path'], wert: string, usual: string): Placed => ({
  path,
  message: `So stünde es in den Texten: „${wert} Euro“.`,
  remedy: `Schreiben Sie den Betrag, wie man ihn liest: wert: '${usual}'`,
})

const beyond = (path: Placed['path'], wert: string, { spanne = [], einheit }: Entry): Placed => ({
  path,
  message: `${wert} ${einheit} liegt außerhalb der Spanne von ${spanne.join(' bis ')}.`,
  remedy: 'Berichtigen Sie die Zahl. Stimmt sie, erweitern Sie bei ihr die „spanne“.',
})
