import { describe, expect, test } from 'vitest'
import { brand } from './brand.ts'
import { formatFindings } from './findings.ts'
import { page } from './page.ts'
import { readRaw } from './raw-text.ts'
import { parseYaml } from './test-fixtures.ts'
import { explainYamlError } from './yaml-messages.ts'

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

const withTitle = (line: string) => findings(head.replace(/^titel: .*/, line) + call)
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
    seite.yaml:8: „anker“ ist so nicht möglich: „Häufige Fragen“. Erlaubt sind kleine Buchstaben ohne Umlaute, Ziffern und Bindestriche, zum Beispiel: anker: haeufige-fragen
    seite.yaml:9: „schritte“ ist um 2 Einträge zu kurz (1 statt mindestens 3). Ergänzen Sie weitere Einträge.
    seite.yaml:10: Im Baustein „schritte“ fehlt „text“. Ergänzen Sie zum Beispiel: text: Ihr Text"
  `)
})

describe('YAML takes something away or reads it as something else', () => {
  test('A text that YAML would cut or refuse is told with the line as it should be', () => {
    const lines = [
      'titel: Aktivrente: was steuerfrei bleibt',
      'titel: Platz #1 für Ihren Ruhestand',
      'titel: *neu* im Ruhestand',
      'titel: {jahr} im Ruhestand arbeiten',
      'titel: {name}',
      'titel: [Neu] im Ruhestand arbeiten',
      'titel: "Ehrenamt" im Ruhestand',
      "titel: 'Wie geht's im Ruhestand'",
      'titel: &Co im Ruhestand arbeiten',
      'titel: !Wichtig für den Ruhestand',
      'titel:Arbeiten im Ruhestand',
      'Arbeiten im Ruhestand',
      'titel: Arbeiten im Ruhestand\n\tund mehr: nichts',
      'titel: Arbeiten im Ruhestand\ntitel: Noch einmal arbeiten',
      'titel: - Arbeiten im Ruhestand',
      'titel: Arbeiten im Ruhestand\n  szene: aufbruch.svg',
    ]
    const told = lines.map((line) => `${line}\n  ${withTitle(line)}`).join('\n')
    expect(told).toMatchInlineSnapshot(`
      "titel: Aktivrente: was steuerfrei bleibt
        seite.yaml:1: Im Text steht ein Doppelpunkt mit Leerzeichen; dort beginnt für YAML etwas Neues. Setzen Sie den ganzen Text in einfache Anführungszeichen: titel: 'Aktivrente: was steuerfrei bleibt'
      titel: Platz #1 für Ihren Ruhestand
        seite.yaml:1: Alles ab dem Zeichen # fällt weg: „#1 für Ihren Ruhestand“. Gehört es zum Text, setzen Sie ihn in einfache Anführungszeichen: titel: 'Platz #1 für Ihren Ruhestand'. Eine Notiz gehört in eine eigene Zeile.
      titel: *neu* im Ruhestand
        seite.yaml:1: Ein Text darf nicht mit „*“ beginnen. Setzen Sie den ganzen Text in einfache Anführungszeichen: titel: '*neu* im Ruhestand'
      titel: {jahr} im Ruhestand arbeiten
        seite.yaml:1: Ein Text, der mit einem Platzhalter beginnt, braucht Anführungszeichen. Setzen Sie den ganzen Text in einfache Anführungszeichen: titel: '{jahr} im Ruhestand arbeiten'
      titel: {name}
        seite.yaml:1: Ein Text, der mit einem Platzhalter beginnt, braucht Anführungszeichen. Setzen Sie den ganzen Text in einfache Anführungszeichen: titel: '{name}'
      titel: [Neu] im Ruhestand arbeiten
        seite.yaml:1: Mit [ beginnt eine Liste. Schließen Sie sie mit ]. Gehört die Klammer zum Text, setzen Sie ihn in einfache Anführungszeichen: titel: '[Neu] im Ruhestand arbeiten'
      titel: "Ehrenamt" im Ruhestand
        seite.yaml:1: Der Text beginnt mit einem geraden Anführungszeichen. Schreiben Sie „deutsche Anführungszeichen“: titel: „Ehrenamt“ im Ruhestand
      titel: 'Wie geht's im Ruhestand'
        seite.yaml:1: Der gerade Strich ' beendet den Text vorzeitig. Schreiben Sie: titel: 'Wie geht’s im Ruhestand'
      titel: &Co im Ruhestand arbeiten
        seite.yaml:1: Ein Text darf nicht mit „&“ beginnen. Setzen Sie den ganzen Text in einfache Anführungszeichen: titel: '&Co im Ruhestand arbeiten'
      titel: !Wichtig für den Ruhestand
        seite.yaml:1: Ein Text darf nicht mit „!“ beginnen. Setzen Sie den ganzen Text in einfache Anführungszeichen: titel: '!Wichtig für den Ruhestand'
      titel:Arbeiten im Ruhestand
        seite.yaml:1: Nach dem Doppelpunkt fehlt ein Leerzeichen. Schreiben Sie: titel: Arbeiten im Ruhestand
      Arbeiten im Ruhestand
        seite.yaml:1: Diese Zeile hat keinen Namen mit Doppelpunkt. Setzt sie den Text darüber fort, rücken Sie sie ein; sonst schreiben Sie „name: Text“.
      titel: Arbeiten im Ruhestand
      	und mehr: nichts
        seite.yaml:2: Die Zeile ist mit einem Tabulator eingerückt. Ersetzen Sie ihn durch Leerzeichen, zwei für jede Stufe.
      titel: Arbeiten im Ruhestand
      titel: Noch einmal arbeiten
        seite.yaml:2: „titel“ steht hier zweimal. Löschen Sie eine der beiden Zeilen, oder beginnen Sie davor einen neuen Eintrag mit „- “.
      titel: - Arbeiten im Ruhestand
        seite.yaml:1: Eine Liste beginnt nicht in der Zeile ihres Namens. Schreiben Sie „titel:“ allein und jeden Eintrag in eine eigene Zeile, die mit „- “ beginnt.
      titel: Arbeiten im Ruhestand
        szene: aufbruch.svg
        seite.yaml:1: Die nächste Zeile ist eingerückt und gehört deshalb noch zu diesem Text. Beginnen Sie sie genau unter „titel“; gehört sie zum Text, setzen Sie ihn ganz in einfache Anführungszeichen."
    `)
  })

  test('Signs that end a text between brackets', () => {
    const lines = [
      'knopf: { text: Ja, gern, ziel: /x }',
      'knopf: { text: Jetzt: los, ziel: /x }',
      'knopf: { text: Los, ziel: /x',
      'knopf: { text: {name}, ziel: /x }',
      'knopf: { text: , ziel: /x }',
      'tage: [Mo, Di',
    ]
    const told = lines.map((line) =>
      withBlock(`  - art: aufruf\n    ueberschrift: Los\n    text: Los\n    ${line}\n`),
    )
    expect(told.join('\n')).toMatchInlineSnapshot(`
      "seite.yaml:9: „gern“ steht nach einem Komma und zählt deshalb nicht zum Text. Setzen Sie den ganzen Text mit dem Komma in einfache Anführungszeichen.
      seite.yaml:9: Zwischen den geschweiften Klammern ist etwas nicht lesbar. Schließen Sie mit }, und setzen Sie Texte mit Komma oder Doppelpunkt in einfache Anführungszeichen.
      seite.yaml:9: Zwischen den geschweiften Klammern ist etwas nicht lesbar. Schließen Sie mit }, und setzen Sie Texte mit Komma oder Doppelpunkt in einfache Anführungszeichen.
      seite.yaml:9: Ein Text, der mit einem Platzhalter beginnt, braucht Anführungszeichen. Setzen Sie den ganzen Text in einfache Anführungszeichen: text: '{name}'
      seite.yaml:9: „text“ ist leer. Ergänzen Sie zum Beispiel: text: Ihr Text
      seite.yaml:9: Mit [ beginnt eine Liste. Schließen Sie sie mit ]. Gehört die Klammer zum Text, setzen Sie ihn in einfache Anführungszeichen: tage: '[Mo, Di'"
    `)
  })

  test('An open quotation is told where it begins', () => {
    expect(withTitle("titel: 'Arbeiten im Ruhestand")).toMatchInlineSnapshot(
      `"seite.yaml:1: Am Ende des Textes fehlt das Zeichen '. Schreiben Sie: titel: 'Arbeiten im Ruhestand'"`,
    )
  })

  test('A colon in a list of texts', () => {
    expect(
      withBlock(`  - art: anruf
    ueberschrift: Am Telefon
    absaetze:
      - Gut zu wissen: Der Anruf kostet nichts.
    knopf: { text: Los, ziel: /registrieren }
    bild: { datei: anruf.svg, dekorativ: ja }
`),
    ).toMatchInlineSnapshot(
      `"seite.yaml:9: Im Text steht ein Doppelpunkt mit Leerzeichen; dort beginnt für YAML etwas Neues. Setzen Sie den ganzen Text in einfache Anführungszeichen: - 'Gut zu wissen: Der Anruf kostet nichts.'"`,
    )
  })

  test('An empty file', () => {
    expect(findings('')).toMatchInlineSnapshot(
      `"seite.yaml:1: Die Datei ist leer. Stellen Sie ihren Inhalt wieder her; auf github.com steht er unter „History“."`,
    )
    expect(findings('# nur eine Notiz\n')).toMatchInlineSnapshot(
      `"seite.yaml:1: Die Datei ist leer. Stellen Sie ihren Inhalt wieder her; auf github.com steht er unter „History“."`,
    )
  })

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
  test('A name is missing or misspelt', () => {
    expect(findings(head.replace('szene:', 'scene:') + call)).toMatchInlineSnapshot(
      `"seite.yaml:3: „scene“ gibt es hier nicht. Meinten Sie „szene“?"`,
    )
    expect(findings(head.replace(/^beschreibung.*\n/m, '') + call)).toMatchInlineSnapshot(
      `"seite.yaml:1: „beschreibung“ fehlt. Ergänzen Sie zum Beispiel: beschreibung: Ein bis zwei Sätze für Suchmaschinen, 70 bis 160 Zeichen"`,
    )
    expect(
      withBlock('  - art: faq\n    Überschrift: Fragen\n    farbe: rot\n'),
    ).toMatchInlineSnapshot(`
      "seite.yaml:6: Im Baustein „faq“ fehlt „fragen“. Ergänzen Sie die Zeile „fragen:“ und darunter eine Liste, deren Einträge mit „- “ beginnen.
      seite.yaml:7: „Überschrift“ gibt es im Baustein „faq“ nicht. Meinten Sie „ueberschrift“?
      seite.yaml:8: „farbe“ gibt es im Baustein „faq“ nicht. Erlaubt sind: art, ueberschrift, text, anker, grund, fragen. Löschen Sie die Zeile, oder wählen Sie einen dieser Namen."
    `)
  })

  test('A text is too long or too short', () => {
    expect(
      withTitle('titel: Aktivrente im Ruhestand – was steuerfrei bleibt, für wen sie gilt und wie'),
    ).toMatchInlineSnapshot(
      `"seite.yaml:1: „titel“ ist um 8 Zeichen zu lang (73 statt höchstens 65). Kürzen Sie den Text."`,
    )
    expect(withTitle('titel: Rente')).toMatchInlineSnapshot(
      `"seite.yaml:1: „titel“ ist um 5 Zeichen zu kurz (5 statt mindestens 10). Schreiben Sie etwas mehr."`,
    )
    expect(withTitle('titel:')).toMatchInlineSnapshot(
      `"seite.yaml:1: „titel“ ist leer. Ergänzen Sie zum Beispiel: titel: Aktivrente {jahr} – was steuerfrei bleibt"`,
    )
  })

  test('The kind of a block is unknown or missing', () => {
    expect(withBlock('  - art: fragen\n')).toMatchInlineSnapshot(
      `"seite.yaml:6: Einen Baustein der Art „fragen“ gibt es nicht. Möglich sind: held, woche, schritte, felder, vorteile, zahlen, anruf, stimmen, regionen, menschen, faq, aufruf, text, formular, nicht-gefunden, kacheln, siegel, tabelle, liste, ideen, verweise, rangliste, kasten, seitenliste, cookie-liste, rechner, rechner-kurz, rechenfaelle."`,
    )
    expect(withBlock('  - art: vorteil\n')).toMatchInlineSnapshot(
      `"seite.yaml:6: Einen Baustein der Art „vorteil“ gibt es nicht. Meinten Sie „vorteile“? Möglich sind: held, woche, schritte, felder, vorteile, zahlen, anruf, stimmen, regionen, menschen, faq, aufruf, text, formular, nicht-gefunden, kacheln, siegel, tabelle, liste, ideen, verweise, rangliste, kasten, seitenliste, cookie-liste, rechner, rechner-kurz, rechenfaelle."`,
    )
    expect(withBlock('  - ueberschrift: Fragen\n')).toMatchInlineSnapshot(
      `"seite.yaml:6: Jeder Baustein beginnt mit seiner Art; hier fehlt „art“. Schreiben Sie als erste Zeile „- art: …“ mit einer von: held, woche, schritte, felder, vorteile, zahlen, anruf, stimmen, regionen, menschen, faq, aufruf, text, formular, nicht-gefunden, kacheln, siegel, tabelle, liste, ideen, verweise, rangliste, kasten, seitenliste, cookie-liste, rechner, rechner-kurz, rechenfaelle."`,
    )
  })

  test('A value stands where a list belongs', () => {
    expect(
      withBlock('  - art: faq\n    ueberschrift: Fragen\n    fragen: Was kostet das?\n'),
    ).toMatchInlineSnapshot(
      `"seite.yaml:8: „fragen“ ist eine Liste, hier steht nur ein einzelner Wert. Schreiben Sie jeden Eintrag in eine eigene Zeile darunter: „- Was kostet das?“."`,
    )
    expect(findings(`${head}bloecke:\n  art: faq\n`)).toMatchInlineSnapshot(
      `"seite.yaml:5: „bloecke“ ist eine Liste, hier steht nur ein einzelner Wert. Schreiben Sie jeden Eintrag in eine eigene Zeile darunter: „- …“."`,
    )
  })

  test('A day of the week is unknown', () => {
    expect(
      withBlock(`  - art: woche
    ueberschrift: Ihre Woche
    zeilen:
      - titel: Botendienst
        angabe: bezahlt
        farbe: rot
        tage: { Montag: 8–13 Uhr, Xy: 9 Uhr }
`),
    ).toMatchInlineSnapshot(`
      "seite.yaml:11: „farbe“ darf nicht „rot“ sein. Möglich sind: sonne, himmel, gras.
      seite.yaml:12: „Montag“ gibt es im Baustein „woche“ nicht. Meinten Sie „Mo“?
      seite.yaml:12: „Xy“ gibt es im Baustein „woche“ nicht. Erlaubt sind: Mo, Di, Mi, Do, Fr, Sa, So. Löschen Sie die Zeile, oder wählen Sie einen dieser Namen."
    `)
  })

  test('A date is wrong', () => {
    expect(findings(head.replace('2026-11-21', '5.3.2026') + call)).toMatchInlineSnapshot(
      `"seite.yaml:4: „geaendert“ ist so nicht möglich: „5.3.2026“. Schreiben Sie das Datum als Jahr-Monat-Tag: 2026-03-05"`,
    )
    expect(findings(head.replace('2026-11-21', '2026-02-30') + call)).toMatchInlineSnapshot(
      `"seite.yaml:4: „geaendert“ ist so nicht möglich: „2026-02-30“. Diesen Tag gibt es nicht. Schreiben Sie das Datum als Jahr-Monat-Tag, zum Beispiel: 2026-11-21"`,
    )
  })

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

  test('A link or a button is not what it should be', () => {
    expect(
      findings(head + call.replace('anmeldeformular', 'aktivrente, variante: primary')),
    ).toMatchInlineSnapshot(`
      "seite.yaml:9: „variante“ darf nicht „primary“ sein. Möglich sind: default, destructive, outline, secondary, ghost, link.
      seite.yaml:9: „ziel“ ist so nicht möglich: „aktivrente“. Schreiben Sie eine Seite dieser Website (/aktivrente), eine Stelle der Seite (#fragen), eine Adresse mit https:// oder das Wort anmeldeformular."
    `)
  })
})
