import { describe, expect, test } from 'vitest'
import { brand } from './brand.ts'
import { formatFindings } from './findings.ts'
import { page } from './page.ts'
import { parseYaml } from './test-fixtures.ts'
import { explainYamlError } from './yaml/errors.ts'
import { readRaw } from './yaml/raw-text.ts'

const head = `titel: Aktivrente – was steuerfrei bleibt
beschreibung: Was die Aktivrente ist, wer sie nutzen kann und was am Monatsende davon übrig bleibt.
szene: aufbruch.svg
geaendert: 2026-11-21
`
const call = `bloecke:
  - art: aufruf
    ueberschrift: Sie möchten gebraucht werden?
    text: Schreiben Sie uns.
    knopf: { text: Anmelden, ziel: anmeldeformular }
`

function findings(text: string, schema: Parameters<typeof parseYaml>[2] = page): string {
  const parsed = parseYaml('seite.yaml', text, schema)
  return parsed.ok ? 'keine' : formatFindings(parsed.findings)
}

const withBlock = (block: string) => findings(`${head}bloecke:\n${block}`)

test('A correct page is read, and its lines are known', () => {
  const parsed = parseYaml('seite.yaml', head + call, page)
  expect(parsed.ok && parsed.value.bloecke[0]).toMatchObject({
    knopf: { variante: 'default', ziel: 'anmeldeformular' },
  })
  expect(parsed.ok && parsed.lineOf(['bloecke', 0, 'knopf', 'ziel'])).toBe(9)
})

test('Values stay as they were written: a leading zero is no number', () => {
  const parsed = parseYaml('x.yaml', 'plz: 01067', brand.pick({ plz: true }))
  expect(parsed.ok && parsed.value.plz).toBe('01067')
})

test('All mistakes of a file are told at once', () => {
  expect(
    findings(`${head.replace('2026-11-21', '21.11.2026')}artikel: { veroeffentlicht: 2026-02-30 }
bloecke:
  - art: schritte
    anker: Häufige Fragen
    schritte:
      - titel: Anrufen
`),
  ).toMatchInlineSnapshot(`
    "seite.yaml:4: „geaendert“ ist so nicht möglich: „21.11.2026“. Schreiben Sie das Datum als Jahr-Monat-Tag: 2026-11-21
    seite.yaml:5: „veroeffentlicht“ ist so nicht möglich: „2026-02-30“. Diesen Tag gibt es nicht. Schreiben Sie das Datum als Jahr-Monat-Tag, zum Beispiel: 2026-11-21
    seite.yaml:7: Im Baustein „schritte“ fehlt „ueberschrift“. Ergänzen Sie zum Beispiel: ueberschrift: Ihr Text
    seite.yaml:8: „anker“ ist so nicht möglich: „Häufige Fragen“. Erlaubt sind kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche, am Anfang ein Buchstabe, zum Beispiel: anker: haeufige-fragen
    seite.yaml:9: „schritte“ ist um 2 Einträge zu kurz (1 statt mindestens 3). Ergänzen Sie weitere Einträge.
    seite.yaml:10: Im Baustein „schritte“ fehlt „text“. Ergänzen Sie zum Beispiel: text: Ihr Text"
  `)
})

describe('YAML takes something away or reads it as something else', () => {
  test('What is left of two versions is told alone, whichever line it is', () => {
    for (const line of ['<<<<<<< HEAD', '=======', '>>>>>>> main'])
      expect(findings(`${head}${line}\n${call}`)).toBe(
        'seite.yaml:5: Zwei Fassungen dieser Stelle sind noch nicht zusammengeführt. Behalten Sie eine von beiden, und löschen Sie die Zeilen, die mit <<<<<<<, ======= und >>>>>>> beginnen.',
      )
  })

  test('It is no heading of a long text, either', () => {
    const { text, findings } = readRaw('texte/a.md', 'Ein Absatz\n=======\nNoch einer\n')
    expect([text, ...findings.map(({ line }) => line)]).toEqual([undefined, 2])
  })

  test('What is right as it stands is not told to be written so', () => {
    for (const value of ["'Ehrenamt: eine Stunde'", "['1', '2']", '>-', '|'])
      expect(explainYamlError('BAD_INDENT', `   text: ${value}`).message).toBe(
        'Die Zeile ist nicht so eingerückt wie ihre Nachbarn.',
      )
  })

  test('A point of a list that stands beside the others is told in its own line, and alone', () => {
    const points = (...indents: number[]) =>
      readRaw('a.yaml', `punkte:\n${indents.map((by) => `${' '.repeat(by)}- Punkt\n`).join('')}`)
    for (const [indents, line, what] of [
      [[2, 3, 2], 3, 'zu viel'],
      [[2, 1, 2], 3, 'fehlt'],
      [[3, 2, 2], 2, 'zu viel'],
      [[2, 2, 3], 4, 'zu viel'],
    ] as const) {
      const { text, findings } = points(...indents)
      expect(findings).toMatchObject([{ line, message: expect.stringContaining(what) }])
      expect(text).toBe(points(2, 2, 2).text)
    }
  })

  test('A folded text below the address of a page ends where its lines do', () => {
    const text =
      'seiten:\n  /aktivrente: >-\n    Ein Satz\n    - ein Punkt\n  punkte:\n    - eins\n'
    expect(readRaw('a.yaml', text).findings).toMatchObject([
      { line: 4, message: expect.stringContaining('laufen die Zeilen ineinander') },
    ])
  })

  test('Of lines that are not indented like their neighbours the first is told', () => {
    const text = "titel:\n  a: 'eins'\n b: 'zwei'\n  c: 'drei'\n  d: 'vier'\n"
    expect(findings(text)).toMatch(/^seite.yaml:3: Die Zeile ist nicht so eingerückt.*$/)
  })

  test('A second value of a figure is no new entry, unless there is a list', () => {
    expect(findings("ticket:\n  wert: '63'\n  wert: '66'\n")).toContain(
      'seite.yaml:3: „wert“ steht hier zweimal. Löschen Sie den alten. Gilt der neue erst später, gehören beide unter „zeitraeume:“; siehe REDAKTION.md, Aufgabe 4.',
    )
    expect(findings("ticket:\n  zeitraeume:\n    - wert: '63'\n      wert: '66'\n")).toContain(
      'seite.yaml:4: „wert“ steht hier zweimal. Löschen Sie eine der beiden Zeilen, oder beginnen Sie davor einen neuen Eintrag mit „- “.',
    )
  })

  test('A note in a line of its own is no mistake', () => {
    expect(findings(`# Notiz\n${head}# Notiz\n${call}`)).toBe('keine')
  })
})

describe('The page is not what the schema asks for', () => {
  test('A picture is incomplete, mixed up or misspelt', () => {
    const picture = (bild: string) =>
      withBlock(`  - art: held\n    ueberschrift: Hallo\n    text: Hallo\n    bild: ${bild}\n`)
    expect(picture('{ datei: anruf.svg }')).toMatchInlineSnapshot(
      `"seite.yaml:9: „bild“ ist unvollständig. Schreiben Sie eingerückt darunter entweder „datei: aufbruch.svg“ und „alt: was auf dem Bild wichtig ist“ oder „datei: aufbruch.svg“ und „dekorativ: ja“."`,
    )
    expect(picture('anruf.svg')).toMatchInlineSnapshot(
      `"seite.yaml:9: „bild“ besteht aus mehreren Angaben. Schreiben Sie eingerückt darunter entweder „datei: aufbruch.svg“ und „alt: was auf dem Bild wichtig ist“ oder „datei: aufbruch.svg“ und „dekorativ: ja“."`,
    )
    expect(picture('{ datei: anruf.svg, atl: Ein Telefon }')).toMatchInlineSnapshot(
      `"seite.yaml:9: „atl“ gibt es in „bild“ nicht. Meinten Sie „alt“?"`,
    )
    expect(picture('{ datei: anruf.svg, alt: Ein Telefon, dekorativ: ja }')).toMatchInlineSnapshot(
      `"seite.yaml:9: „bild“ mischt zwei Möglichkeiten. Schreiben Sie eingerückt darunter entweder „datei: aufbruch.svg“ und „alt: was auf dem Bild wichtig ist“ oder „datei: aufbruch.svg“ und „dekorativ: ja“."`,
    )
    expect(picture('{ datei: anruf.svg, dekorativ: nein }')).toMatchInlineSnapshot(
      `"seite.yaml:9: Eine Angabe in „bild“ stimmt nicht. Schreiben Sie eingerückt darunter entweder „datei: aufbruch.svg“ und „alt: was auf dem Bild wichtig ist“ oder „datei: aufbruch.svg“ und „dekorativ: ja“."`,
    )
  })
})
