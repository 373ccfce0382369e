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
    expect(page).toMatchObject({ file: start, minutes: 1 })
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
    expect(pageOf(siteWith(callBlock))).toMatchObject({ facts: [] })
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
})

describe('Texts', () => {
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
  test('Headings of prose are targets too', () => {
    const blocks = `${callBlock.replace('anmeldeformular', "'#zweck-und-grund'")}  - art: text
    text: |
      ## Zweck und Grund

      Text
`
    expect(findings({ [start]: pageFile('start', blocks) })).toBe('keine')
  })

  test('Questions are targets too', () => {
    const faq = `  - art: faq
    ueberschrift: Fragen
    fragen:
      - { frage: Was heißt „z. B.“?, antwort: Zum Beispiel. }
`
    const blocks = callBlock.replace('anmeldeformular', "'#frage-was-heisst-z-b'") + faq
    expect(findings({ [start]: pageFile('start', blocks) })).toBe('keine')
  })
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

test('A large figure is dated by the text below it', () => {
  const figures = (text: string) => `  - art: zahlen
    ueberschrift: Beträge
    zahlen:
      - { zahl: '{minijob_monat 2026}', text: ${text} }
      - { zahl: eins, text: Nichts. }
`
  expect(findings({ [start]: pageFile('start', figures('Minijob im Jahr 2026.')) })).toBe('keine')
  expect(findings({ [start]: pageFile('start', figures('Minijob im Jahr 2025.')) })).toContain(
    'start.yaml:9: {minijob_monat 2026} gilt ab Januar 2026, und der Satz sagt es nicht.',
  )
})
