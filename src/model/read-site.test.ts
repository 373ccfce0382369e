import { describe, expect, test } from 'vitest'
import { formatFindings } from './findings.ts'
import { plain } from './markdown.ts'
import { readSite, type Site } from './read-site.ts'
import { callBlock, pageFile, references, siteFiles } from './test-fixtures.ts'

const start = 'src/content/seiten/start.yaml'

function findings(changed: Record<string, string>, removed: string[] = []): string {
  const files = Object.fromEntries(
    Object.entries({ ...siteFiles, ...changed }).filter(([file]) => !removed.includes(file)),
  )
  const result = readSite(files, references)
  return result.ok ? 'keine' : formatFindings(result.findings)
}

function siteWith(blocks: string, changed: Record<string, string> = {}): Site {
  const result = readSite(
    { ...siteFiles, ...changed, [start]: pageFile('start', blocks) },
    references,
  )
  if (!result.ok) throw new Error(formatFindings(result.findings))
  return result.site
}

const pageOf = (site: Site) => {
  const page = site.pages.get('start')
  if (!page) throw new Error('no start page')
  return page
}

const withText = (text: string) =>
  findings({ [start]: pageFile('start', callBlock.replace('Schreiben Sie uns.', text)) })

describe('A page that is read', () => {
  test('carries its figures, set for reading, with Markdown as HTML', () => {
    const site = siteWith(
      callBlock.replace(
        'Schreiben Sie uns.',
        'Bis zu **{aktivrente_monat}** oder {minijob_monat €}, {umfrage %} – z.B. [was gilt](/aktivrente), [dort](anmeldeformular).',
      ),
    )
    const page = pageOf(site)
    expect(page.bloecke[0]).toMatchObject({
      text: 'Bis zu <strong>2.000\u00a0Euro</strong> oder 603\u00a0€, 64\u00a0%\u00a0– z.\u00a0B. <a href="/aktivrente">was gilt</a>, <a href="https://formular.wirkzeit.example/anmeldung" target="_blank" rel="noreferrer">dort<span class="sr-only"> (öffnet ein neues Fenster)</span></a>.',
      knopf: { text: 'Anmelden', ziel: 'https://formular.wirkzeit.example/anmeldung' },
    })
    expect(page.facts).toEqual(['aktivrente_monat', 'minijob_monat', 'umfrage'])
    expect(page).toMatchObject({ usesFacts: true, file: start, minutes: 1 })
    expect(page.titel).toBe('Die Seite start 2025/26')
    expect(site.shared.hinweise.stand).toBe('Stand: November 2026')
    expect(site.cookies.cookies[0]?.anbieter).toBe('Wirkzeit GmbH')
  })

  test('calls the number of the brand, also from within a text', () => {
    const text = "'Rufen Sie [einfach an](tel:{telefon}).'"
    const page = pageOf(siteWith(callBlock.replace('Schreiben Sie uns.', text)))
    expect(page.bloecke[0]).toMatchObject({
      text: 'Rufen Sie <a href="tel:0300000000">einfach an</a>.',
    })
  })

  test('leads from its call to the form, if that names nothing else', () => {
    const [block] = pageOf(siteWith(callBlock.replace(', ziel: anmeldeformular', ''))).bloecke
    expect(block).toEqual(pageOf(siteWith(callBlock)).bloecke[0])
    expect(block).toMatchObject({ knopf: { ziel: expect.stringMatching(/^https:/) } })
  })

  test('without figures carries no note about them', () => {
    expect(pageOf(siteWith(callBlock))).toMatchObject({ facts: [], usesFacts: false })
  })

  test('takes long prose from a file, below its own heading', () => {
    const site = siteWith(
      `${callBlock}  - art: text\n    ueberschrift: Datenschutz\n    datei: lang.md\n`,
      {
        'src/content/texte/lang.md':
          '## Zweck\n\nWir melden uns.\n\n### Übermittlung\n\n- {email}\n',
      },
    )
    expect(pageOf(site).bloecke[1]).toMatchObject({
      text: `<h3 id="zweck">Zweck</h3>
<p>Wir melden uns.</p>
<h4 id="uebermittlung">Übermittlung</h4>
<ul>
<li><a href="mailto:kontakt@wirkzeit.example">kontakt@wirkzeit.example</a></li>
</ul>
`,
    })
  })

  test('measures the title after its placeholders are filled', () => {
    const title = 'titel: Arbeiten im Ruhestand mit {minijob_monat} im Monat und mehr {jahr}'
    const file = pageFile('start', callBlock).replace(/^titel: .*/, title)
    expect(findings({ [start]: file })).toBe('keine')
  })
})

describe('Placeholders', () => {
  test('An unknown one is told with the nearest name', () => {
    expect(
      withText('Bis {minijob_mont €} oder {kilo} oder {umfrage €} oder {name zahl}.'),
    ).toMatchInlineSnapshot(`
      "src/content/seiten/start.yaml:8: Den Platzhalter {kilo} gibt es nicht. Alle Namen stehen in src/content/fakten.yaml und src/content/marke.yaml.
      src/content/seiten/start.yaml:8: Den Platzhalter {minijob_mont €} gibt es nicht. Meinten Sie {minijob_monat €}?
      src/content/seiten/start.yaml:8: Die Form „zahl“ gibt es im Platzhalter {name zahl} nicht. Schreiben Sie {name}.
      src/content/seiten/start.yaml:8: Die Form „€“ gibt es im Platzhalter {umfrage €} nicht. Schreiben Sie {umfrage} oder {umfrage %} oder {umfrage zahl}."
    `)
    expect(withText('Schreiben Sie an {email.')).toMatchInlineSnapshot(
      `"src/content/seiten/start.yaml:8: Eine geschweifte Klammer steht allein. Schreiben Sie {email}."`,
    )
  })

  test('The number of regions is no figure, however many places name it', () => {
    expect(withText('In {anzahl_regionen}, {anzahl_regionen}, {anzahl_regionen}')).toBe('keine')
  })

  test('A figure or brand value spelt out is told with its placeholder', () => {
    expect(
      withText('Bis 2.000 Euro, 603€ oder 64 % und 603-Euro-Job, nicht 64 Jahre.'),
    ).toMatchInlineSnapshot(`
      "src/content/seiten/start.yaml:8: „2.000 Euro“ steht ausgeschrieben im Text. Schreiben Sie den Platzhalter {aktivrente_monat} (Freibetrag im Monat) oder {midijob_ende} (Ende des Midijobs).
      src/content/seiten/start.yaml:8: „603-Euro“ steht ausgeschrieben im Text. Schreiben Sie den Platzhalter {minijob_monat zahl}-Euro (Minijob-Grenze im Monat).
      src/content/seiten/start.yaml:8: „603€“ steht ausgeschrieben im Text. Schreiben Sie den Platzhalter {minijob_monat €} (Minijob-Grenze im Monat).
      src/content/seiten/start.yaml:8: „64 %“ steht ausgeschrieben im Text. Schreiben Sie den Platzhalter {umfrage %} (Zustimmung zur Pflichtzeit)."
    `)
    expect(
      withText('Wirkzeit GmbH, kontakt@wirkzeit.example und Wirkzeit antworten.'),
    ).toMatchInlineSnapshot(`
      "src/content/seiten/start.yaml:8: „Wirkzeit GmbH“ steht ausgeschrieben im Text. Schreiben Sie den Platzhalter {firma}.
      src/content/seiten/start.yaml:8: „Wirkzeit“ steht ausgeschrieben im Text. Schreiben Sie den Platzhalter {name}.
      src/content/seiten/start.yaml:8: „kontakt@wirkzeit.example“ steht ausgeschrieben im Text. Schreiben Sie den Platzhalter {email}."
    `)
  })

  test('A name that both files use is told', () => {
    const file = 'src/content/fakten.yaml'
    expect(
      findings({ [file]: (siteFiles[file] ?? '').replace('umfrage:', 'jahr:') }),
    ).toMatchInlineSnapshot(
      `"src/content/fakten.yaml:28: „jahr“ gibt es auch in src/content/marke.yaml. Geben Sie der Zahl einen anderen Namen."`,
    )
  })
})

describe('Texts', () => {
  test('Signs, HTML, lists and broken links are told with their line', () => {
    expect(
      withText(`>-
      Sie sagt
      "ja" - und <b>mehr</b>,
      [hier](/aktiv rente)`),
    ).toMatchInlineSnapshot(`
      "src/content/seiten/start.yaml:10: Gerade Anführungszeichen im Text: "ja". Schreiben Sie: „ja“
      src/content/seiten/start.yaml:10: HTML ist in Texten nicht möglich: <b>. Schreiben Sie **fett** oder [Verweis](/aktivrente), und löschen Sie die spitzen Klammern.
      src/content/seiten/start.yaml:10: Zwischen Wörtern steht ein Bindestrich: „"ja" - und“. Schreiben Sie einen Gedankenstrich: „ja“ – und
      src/content/seiten/start.yaml:11: Der Verweis ist nicht vollständig: [hier](/aktiv rente). Schreiben Sie [Text](/adresse) ohne Leerzeichen in der Adresse."
    `)
    expect(withText('|\n      Erstens:\n\n      - Punkt')).toMatchInlineSnapshot(
      `"src/content/seiten/start.yaml:8: Hier ist nur ein einzelner Absatz möglich, ohne Liste und ohne Überschrift. Fassen Sie den Text zusammen, oder nehmen Sie einen Baustein „art: text“."`,
    )
  })

  test('A heading under >- is one where empty lines keep it apart, as programs write it', () => {
    const lines = ['>-', 'Ein Absatz.', '', '', '## Titel', '', '', 'Noch ein Absatz.']
    const block = `  - art: text\n    text: ${lines.join('\n      ')}\n`
    expect(findings({ [start]: pageFile('start', block) })).toBe('keine')
    const glued = block.replace('## Titel\n      \n      \n', '## Titel\n')
    expect(findings({ [start]: pageFile('start', glued) })).toMatch('Unter >- laufen die Zeilen')
  })

  test('A mistake in a Markdown file is told there', () => {
    expect(
      findings({
        [start]: pageFile('start', '  - art: text\n    datei: lang.md\n'),
        'src/content/texte/lang.md':
          '## Zweck\n\n#### Zu tief\n\nBis 603 Euro, [da](/aktivrnte).\n',
      }),
    ).toMatchInlineSnapshot(`
      "src/content/texte/lang.md:3: Zwischen den Überschriften fehlt eine Stufe: „#### Zu tief“. Schreiben Sie ### statt ####.
      src/content/texte/lang.md:5: Die Seite „/aktivrnte“ gibt es nicht. Meinten Sie /aktivrente?
      src/content/texte/lang.md:5: „603 Euro“ steht ausgeschrieben im Text. Schreiben Sie den Platzhalter {minijob_monat} (Minijob-Grenze im Monat)."
    `)
  })
})

describe('Links and pictures', () => {
  test('A target that does not exist is told with the nearest one', () => {
    const text =
      '[a](/aktivrnte) [b](/rente#was) [c](www.beispiel.de) [d](#fragn) [e](/aktivrente#oben) [f](/ganz-neu) [g](/danke)'
    expect(
      findings({
        [start]: pageFile(
          'start',
          `${callBlock.replace('Schreiben Sie uns.', `'${text}'`)}  - art: regionen
    ueberschrift: Regionen
    anker: fragen
`,
        ),
      }),
    ).toMatchInlineSnapshot(`
      "src/content/seiten/start.yaml:8: Das Ziel „www.beispiel.de“ ist keine Adresse. Schreiben Sie: https://www.beispiel.de
      src/content/seiten/start.yaml:8: Die Seite „/aktivrnte“ gibt es nicht. Meinten Sie /aktivrente?
      src/content/seiten/start.yaml:8: Die Seite „/danke“ dankt für eine Anmeldung, die es noch nicht gab. Nennen Sie eine andere, zum Beispiel: /registrieren
      src/content/seiten/start.yaml:8: Die Seite „/ganz-neu“ gibt es nicht. Alle Adressen stehen in routes.ts.
      src/content/seiten/start.yaml:8: Die Stelle „#fragn“ gibt es auf dieser Seite nicht. Meinten Sie #fragen?
      src/content/seiten/start.yaml:8: Die Stelle „#oben“ gibt es auf /aktivrente nicht. Geben Sie dem gemeinten Baustein die Zeile „anker: oben“.
      src/content/seiten/start.yaml:8: „/rente“ ist eine alte Adresse. Schreiben Sie: /aktivrente#was"
    `)
  })

  test('Headings of prose are targets too', () => {
    const blocks = `${callBlock.replace('anmeldeformular', "'#zweck-und-grund'")}  - art: text
    text: |
      ## Zweck und Grund

      Text
`
    expect(findings({ [start]: pageFile('start', blocks) })).toBe('keine')
  })

  test('A title with a letter that its picture could not show is told', () => {
    const file = pageFile('start', callBlock).replace(/titel: .*/, 'titel: Eine Seite über Łódź')
    expect(findings({ [start]: file })).toMatchInlineSnapshot(
      `"src/content/seiten/start.yaml:1: Die Schrift der Website hat kein „Ł“ für das Bild zu dieser Seite. Schreiben Sie den Titel ohne dieses Zeichen."`,
    )
  })

  test('Questions are targets too, and each stands once on its page', () => {
    const faq = `  - art: faq
    ueberschrift: Fragen
    fragen:
      - { frage: Was heißt „z. B.“?, antwort: Zum Beispiel. }
`
    const blocks = callBlock.replace('anmeldeformular', "'#frage-was-heisst-z-b'") + faq
    expect(findings({ [start]: pageFile('start', blocks) })).toBe('keine')
    expect(findings({ [start]: pageFile('start', blocks + faq) })).toMatchInlineSnapshot(
      `"src/content/seiten/start.yaml:17: Die Frage „Was heißt „z. B.“?“ steht auf dieser Seite schon. Löschen Sie eine von beiden, oder fragen Sie mit anderen Worten."`,
    )
  })

  test('A picture or symbol that does not exist is told with the nearest name', () => {
    const blocks = `  - art: vorteile
    ueberschrift: Vorteile
    karten:
      - { symbol: handheart, titel: Eins, text: Eins }
      - { symbol: clock, titel: Zwei, text: Zwei }
  - art: held
    ueberschrift: Hallo
    text: Hallo
    bild: { datei: anruff.svg, dekorativ: ja }
`
    const file = pageFile('start', blocks).replace('szene: aufbruch', 'szene: meer')
    expect(findings({ [start]: file })).toMatchInlineSnapshot(`
      "src/content/seiten/start.yaml:3: Das Bild „meer.svg“ gibt es in public/bilder nicht. Nehmen Sie eins aus diesem Ordner, oder legen Sie das Bild dort ab.
      src/content/seiten/start.yaml:9: Das Symbol „handheart“ gibt es nicht. Meinten Sie hand-heart?
      src/content/seiten/start.yaml:14: Das Bild „anruff.svg“ gibt es in public/bilder nicht. Meinten Sie anruf.svg?"
    `)
  })
})

test('A bill is no figure for a text', () => {
  const file = 'src/content/fakten.yaml'
  const bill = (siteFiles[file] ?? '').replace('  gilt_ab', '  recht: entwurf\n  gilt_ab')
  const text = pageFile('start', callBlock.replace('Schreiben', 'Bis {minijob_monat}. Schreiben'))
  expect(findings({ [file]: bill, [start]: text })).toBe(
    'src/content/seiten/start.yaml:8: {minijob_monat} ist noch nicht beschlossen. Ein Entwurf, oder was noch niemand kennt, steht in keinem Text.',
  )
})

describe('Files and blocks together', () => {
  test('Every page has a file, every file a page, every text a reader', () => {
    expect(
      findings(
        {
          'src/content/seiten/aktivrenten.yaml': pageFile('andere', callBlock),
          'src/content/texte/lang.md': 'Text',
          'src/content/seiten/über.yaml': pageFile('ueber', callBlock),
        },
        ['src/content/seiten/aktivrente.yaml', 'src/content/cookies.yaml'],
      ),
    ).toMatchInlineSnapshot(`
      "src/content/cookies.yaml:1: Diese Datei fehlt. Stellen Sie sie wieder her; der Name darf sich nicht ändern.
      src/content/seiten/aktivrenten.yaml:1: Zu dieser Datei gibt es keine Seite in routes.ts. Soll sie aktivrente.yaml heißen?
      src/content/seiten/über.yaml:1: Eine Datei mit diesem Namen wird nicht gelesen. Seiten heißen name.yaml und liegen in src/content/seiten, lange Texte heißen name.md und liegen in src/content/texte; der Name hat keine Umlaute.
      src/content/texte/lang.md:1: Keine Seite zeigt diesen Text. Nennen Sie ihn in einem Baustein „art: text“ bei „datei“, oder löschen Sie ihn."
    `)
  })

  test('Two pages do not share a title or description', () => {
    expect(
      findings({ 'src/content/seiten/danke.yaml': pageFile('start', callBlock) }),
    ).toMatchInlineSnapshot(`
      "src/content/seiten/start.yaml:1: „titel“ ist derselbe Text wie in src/content/seiten/danke.yaml. Sagen Sie, was nur auf dieser Seite steht.
      src/content/seiten/start.yaml:2: „beschreibung“ ist derselbe Text wie in src/content/seiten/danke.yaml. Sagen Sie, was nur auf dieser Seite steht."
    `)
  })

  test('Rules between fields and blocks', () => {
    const blocks = `  - art: regionen
    ueberschrift: Regionen
    grund: gras
    anker: hier
  - art: text
    grund: butter
    anker: hier
    text: Hallo
    datei: lang.md
  - art: zahlen
    ueberschrift: Zahlen
    zahlen:
      - { zahl: Eins, text: Eins }
      - { zahl: Zwei, text: Zwei }
    tabelle:
      titel: Vergleich
      spalten: [Modell, Lohn]
      zeilen:
        - [Teilzeit, viel, mehr]
`
    expect(findings({ [start]: pageFile('start', blocks) })).toMatchInlineSnapshot(`
      "src/content/seiten/start.yaml:11: Zwei farbige Gründe folgen aufeinander. Löschen Sie einen von beiden, oder schreiben Sie „grund: weiss“.
      src/content/seiten/start.yaml:12: Den Anker „hier“ gibt es auf dieser Seite schon. Wählen Sie einen anderen, zum Beispiel: anker: hier-2
      src/content/seiten/start.yaml:14: Der Baustein „text“ hat hier „text“ und „datei“; nur eins von beiden ist möglich. Löschen Sie das, was nicht erscheinen soll.
      src/content/seiten/start.yaml:24: Die Zeile hat 3 Felder, die Tabelle 2 Spalten. Gleichen Sie die Zeile an; ein Komma im Text steht in Anführungszeichen."
    `)
  })

  test('The shared words name existing pages only', () => {
    const file = 'src/content/gemeinsam.yaml'
    expect(
      findings({ [file]: (siteFiles[file] ?? '').replaceAll('/aktivrente', '/aktivrenten') }),
    ).toMatchInlineSnapshot(`
      "src/content/gemeinsam.yaml:9: Die Seite „/aktivrenten“ gibt es nicht. Meinten Sie /aktivrente?
      src/content/gemeinsam.yaml:15: Die Seite „/aktivrenten“ gibt es nicht. Meinten Sie /aktivrente?
      src/content/gemeinsam.yaml:20: Die Seite „/aktivrenten“ gibt es nicht. Meinten Sie /aktivrente?
      src/content/gemeinsam.yaml:25: Die Seite „/aktivrenten“ gibt es nicht. Meinten Sie /aktivrente?
      src/content/gemeinsam.yaml:32: Die Seite „/aktivrenten“ gibt es nicht. Meinten Sie /aktivrente?
      src/content/gemeinsam.yaml:52: Die Seite „/aktivrenten“ gibt es nicht. Meinten Sie /aktivrente?
      src/content/gemeinsam.yaml:77: Die Seite „/aktivrenten“ gibt es nicht. Meinten Sie /aktivrente?"
    `)
  })
})

test('A category of cookies that does not exist is told with those that do', () => {
  const file = 'src/content/cookies.yaml'
  expect(
    findings({ [file]: (siteFiles[file] ?? '').replace('necessary', 'necesary') }),
  ).toMatchInlineSnapshot(
    `"src/content/cookies.yaml:6: „kategorie“ darf nicht „necesary“ sein. Meinten Sie „necessary“? Möglich sind: analytics, necessary, marketing, external."`,
  )
})

test('Plain text of HTML is what a reader sees', () => {
  const html = '<strong>A</strong> &lt; B <a href="/x">C<span class="sr-only"> (neu)</span></a>'
  expect(plain(html)).toBe('A < B C')
})

test('A cell of a table is dated by the heading of its column', () => {
  const table = (heading: string) => `  - art: tabelle
    ueberschrift: Beträge
    tabelle:
      titel: Beträge
      spalten: [Was, '${heading}']
      zeilen: [[Minijob, '{minijob_monat 2026}']]
`
  expect(findings({ [start]: pageFile('start', table('Im Jahr 2026')) })).toBe('keine')
  expect(findings({ [start]: pageFile('start', table('Heute')) })).toContain(
    'start.yaml:11: {minijob_monat 2026} gilt ab Januar 2026, und der Satz sagt es nicht.',
  )
})
