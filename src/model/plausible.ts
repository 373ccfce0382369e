import { writeHundredths } from '../rechner/german-numbers.ts'
import { misread } from './calculator-values.ts'
import type { Path } from './content.ts'
import { type Entries, type Entry, isExample } from './facts.ts'
import type { Placed, Problem } from './findings.ts'

/** `20.763,75` and `14,0`; undefined for „mehr als 20“, which fits no range. */
function numberOf(written: string): number | undefined {
  if (!/^\d{1,3}(?:\.?\d{3})*(?:,\d+)?$/.test(written)) return undefined
  return Number(written.replaceAll('.', '').replace(',', '.'))
}

/** Values outside their `spanne` or not written as a German number, and a `spanne` that is wrong or missing. */
export const implausible = (entries: Entries): Placed[] =>
  Object.entries(entries).flatMap(([key, entry]) => {
    const wrong = [
      ...at([key, 'spanne'], wrongRange(key, entry)),
      ...at([key, 'einheit'], withoutUnit(key, entry)),
    ]
    return wrong.length > 0 ? wrong : outside(key, entry)
  })

const at = (path: Path, problem: Problem | undefined): Placed[] =>
  problem ? [{ path, ...problem }] : []

const ends = ({ spanne }: Entry) => spanne?.map((end) => numberOf(end) ?? Number.NaN) ?? []

function wrongRange(key: string, entry: Entry): Problem | undefined {
  const [from = 0, to = 0] = ends(entry)
  const { spanne = [], einheit } = entry
  if (einheit === 'Euro' && spanne.some((end) => /,\d{3}$/.test(end)))
    return {
      message: `Die Spanne von „${key}“ hat Kommas, wo Tausender einen Punkt haben.`,
      remedy: `Schreiben Sie: spanne: [${spanne.map((end) => `'${end.replace(',', '.')}'`).join(', ')}]`,
    }
  if (from <= to) return undefined
  return {
    message: `Die Spanne von „${key}“ beginnt nach ihrem Ende.`,
    remedy: "Schreiben Sie den kleinsten und den größten möglichen Wert: spanne: ['13', '20']",
  }
}

/** Pages would show a bare number. */
const withoutUnit = (key: string, { einheit, spanne }: Entry): Problem | undefined =>
  einheit === '' && spanne
    ? {
        message: `„einheit“ ist bei „${key}“ leer, und eine Spanne haben nur Zahlen mit Einheit.`,
        remedy: 'Schreiben Sie sie hin, zum Beispiel: einheit: Euro',
      }
    : undefined

function outside(key: string, entry: Entry): Placed[] {
  const { wert, recht, zeitraeume = [], einheit } = entry
  const given = [
    ...(wert === undefined ? [] : [{ path: [key, 'wert'], wert, recht }]),
    ...zeitraeume.map(({ wert, recht }, index) => ({
      path: [key, 'zeitraeume', index, 'wert'],
      wert,
      recht,
    })),
  ]
  const isNumeric = given.some(({ wert }) => numberOf(wert) !== undefined)
  if (isNumeric && !entry.spanne)
    return at([key], einheit === '' || isExample(entry) ? undefined : withoutRange(key))
  return given.flatMap(({ path, wert, recht }) => at(path, wrongValue(key, entry, wert, recht)))
}

const withoutRange = (key: string): Problem => ({
  message: `Bei „${key}“ fehlt die Spanne, in der ein Wert möglich ist.`,
  remedy:
    "Sie fängt Tippfehler auf. Ergänzen Sie unter „einheit“ den kleinsten und den größten: spanne: ['500', '900']",
})

function wrongValue(
  key: string,
  entry: Entry,
  wert: string,
  recht: Entry['recht'],
): Problem | undefined {
  const { spanne, einheit } = entry
  const value = numberOf(wert)
  // The value would be ignored silently.
  if (recht === 'offen')
    return value === undefined
      ? undefined
      : {
          message: `Hier steht ein Wert, ${wert}, und zugleich „recht: offen“.`,
          remedy:
            'Löschen Sie die Zeile „recht“. Ist er noch nicht beschlossen, schreiben Sie: recht: entwurf',
        }
  if (value === undefined)
    return misspelt(wert, entry) ?? unread(key, wert) ?? noNumber(wert, entry)
  const [from = value, to = value] = ends(entry)
  if (!(value >= from && value <= to))
    return {
      message: `${wert} ${einheit} liegt außerhalb der Spanne von ${spanne?.join(' bis ')}.`,
      remedy: 'Berichtigen Sie die Zahl. Stimmt sie, erweitern Sie bei ihr die „spanne“.',
    }
  const usual = writeHundredths(Math.round(value * 100))
  if (einheit !== 'Euro' || usual === wert) return undefined
  return {
    message: `So stünde es in den Texten: „${wert} Euro“.`,
    remedy: `Schreiben Sie den Betrag, wie man ihn liest: wert: '${usual}'`,
  }
}

/** `12.5` and `2,000` are English; a unit belongs in `einheit`. */
function misspelt(wert: string, { einheit }: Entry): Problem | undefined {
  // Without no-break spaces and quotation marks of word processors; `66,-` is handled below.
  const bare = wert.replace(/^[\s'"„“‚‘’]+|[\s'"“‘’]+$/g, '')
  const [, amount, unit] = /^([\d.,]*\d)(?:,[-–]+)?\s?(Euro|€|Prozent|%)?$/.exec(bare) ?? []
  const remedy = `Schreiben Sie: wert: '${amount}'`
  if (amount && !unit && amount !== wert && numberOf(amount) !== undefined)
    return { message: `Im Wert „${wert}“ steht mehr als die Zahl.`, remedy }
  if (unit && einheit)
    return {
      message: `Im Wert „${wert}“ steht die Einheit, die schon „einheit“ nennt.`,
      remedy,
    }
  if (!/^[\d.,]+$/.test(wert)) return undefined
  const german = wert.replace(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
  return {
    message: `Der Wert „${wert}“ ist keine deutsche Zahl.`,
    remedy: `Tausender haben einen Punkt, Bruchteile ein Komma. Meinten Sie: wert: '${numberOf(german) === undefined ? '1.234,50' : german}'`,
  }
}

/** A value that the calculator needs as a number, such as „mehr als 20“. */
function unread(key: string, wert: string): Problem | undefined {
  const reason = misread(key, wert)
  if (!reason) return undefined
  return {
    message: `Mit dem Wert von „${key}“ kann der Rechner nicht rechnen: ${reason}`,
    remedy: 'Vergleichen Sie ihn mit dem Wert davor, und schreiben Sie ihn ebenso.',
  }
}

const noNumber = (wert: string, { spanne }: Entry): Problem | undefined =>
  spanne && {
    message: `„${wert}“ ist keine Zahl, und eine Spanne gibt es nur bei Zahlen.`,
    remedy:
      "Schreiben Sie eine Zahl wie '2.000' oder '14,60'. Soll es ein Text sein, löschen Sie die „spanne“.",
  }
