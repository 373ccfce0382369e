import { readBrand } from '../../../src/model/read-brand.ts'
import { readContentFiles } from '../../../src/site/content-files.ts'
import {
  alone,
  hint,
  inBlock,
  inBox,
  inHeading,
  inProse,
  inText,
  type Mistake,
  replaced,
} from './mistake.ts'

const asLatin1 = (text: string) => Buffer.from(text, 'latin1').toString('utf8')
const asUtf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').toString('utf8')
const twice = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text))

const pages = 'src/content/seiten/'

/** Whoever runs the site has entered them (IN-BETRIEB.md, step 3). */
const { name = '', email = '' } = readBrand(readContentFiles()).brand
export const ownName = name
/** Our address with two letters swapped. */
export const nearly = email.replace(/(.)(.)$/, '$2$1')

const voice =
  '  - art: stimmen\n    ueberschrift: Aus erster Hand\n    stimmen:\n      - zitat: „Um neun bin ich fertig.“\n        name: Renate K.\n        rolle: Botendienst\n        beispiel: nein'

const copied = (name: string, page: string, from: string): Mistake => {
  const sentence = inText('', 'Das Rathaus hat am Mittwoch bis zum späten Abend offen.')
  return alone({
    name,
    file: `seiten/${page}.yaml`,
    change: sentence.change,
    also: (files) => {
      const other = `${pages}${from}.yaml`
      files[other] = sentence.change(files[other] ?? '') ?? ''
    },
  })
}

const withPicture = inBlock(
  '',
  '  - art: anruf\n    ueberschrift: Rufen Sie an\n    absaetze: [Das ist neu.]\n    knopf: { text: Jetzt starten, ziel: /ehrenamt }\n    bild: { datei: anruf.svg, dekorativ: ja }',
)

const agreement: Mistake[] = [
  {
    name: 'a question fewer than was agreed on',
    file: 'seiten/pflichtjahr-senioren.yaml',
    change: (text) => text.replace(/^ +- frage: [\s\S]*?(?=^ +- frage: )/m, ''),
  },
  replaced(
    'a button with other words than were agreed on',
    'seiten/ehrenamt.yaml',
    /Jetzt Interesse bekunden/g,
    'Jetzt melden',
  ),
  replaced(
    'a button that leads elsewhere than was agreed on',
    'seiten/senioren-jobs-nordrhein-westfalen.yaml',
    /(text: Passenden Job finden, ziel: )\S+/,
    '$1/aktivrente',
  ),
  replaced(
    'a link gone that was agreed on',
    'seiten/wissenswertes.yaml',
    /ziel: \/helga-neustart-65/g,
    'ziel: /aktivrente-rechner',
  ),
  replaced(
    'a headline with other words than were agreed on',
    'seiten/start.yaml',
    /Bereit für Neues im Ruhestand\?/,
    'Was machen Sie jetzt?',
  ),
  replaced(
    'a badge with other words than were agreed on',
    'seiten/jobs-mit-aktivrente.yaml',
    /DSGVO-konform/,
    'Nach der DSGVO',
  ),
  replaced(
    'a block gone that was agreed on',
    'seiten/danke.yaml',
    /^ {2}- art: menschen\n(?: {4}.*\n)+/m,
    '',
  ),
  replaced(
    'a row gone that was agreed on',
    'seiten/aktivrente.yaml',
    /^( +- \[)Selbstständig(?=,)/m,
    '$1Freiberuflich',
  ),
  replaced(
    'employers gone that were agreed on',
    'seiten/senioren-jobs-trier.yaml',
    /^ +arbeitgeber:\n(?: {10}- .*\n)+/m,
    '',
  ),
  replaced(
    'a word of every page that was agreed on',
    'gemeinsam.yaml',
    'menue_oeffnen: Menü öffnen',
    'menue_oeffnen: Menü aufklappen',
  ),
  inBlock(
    'the calculator on another page',
    '  - art: rechner\n    ueberschrift: Rechnen Sie selbst\n    text: Das ist neu.',
  ),
  inBlock(
    'a second heading for the whole page',
    '  - art: held\n    ueberschrift: Noch ein Anfang\n    text: Das ist neu.',
  ),
  replaced(
    'a page that begins with a box',
    undefined,
    /^bloecke:\n/m,
    '$&  - art: kasten\n    ueberschrift: Gut zu wissen\n    text: Das ist neu.\n',
  ),
  alone(
    replaced(
      'a place gone to which every page leads',
      'seiten/start.yaml',
      /^ {4}anker: menschen\n/m,
      '',
    ),
  ),
  replaced(
    'something stored of which nobody is told',
    'cookies.yaml',
    /^ {2}- name: wirkzeit-lesen\n(?: {4}.*\n)+/m,
    '',
  ),
  replaced('a worked case without a year', 'seiten/aktivrente-rechner.yaml', /jahr: '\d{4}', /, ''),
  replaced('a slot of the calculator misspelt', 'rechner.yaml', /\[lohn\]/, '[lonh]'),
  inText('the store spelt out', 'Ihre Angaben liegen in einer Tabelle bei Google.'),
  {
    name: 'a page with a picture that says nowhere where registrations lie',
    file: 'seiten/registrieren.yaml',
    change: (text) => withPicture.change(text.replaceAll('{speicher}', 'einer Tabelle')),
  },
]

const files: Mistake[] = [
  { name: 'saved as Windows-1252', change: asLatin1 },
  { name: 'saved as UTF-16', change: asUtf16 },
  { name: 'one letter lost its bytes', change: (text) => text.replace('ü', '\ufffd') },
  { name: 'a long text saved as Windows-1252', file: 'texte/impressum.md', change: asLatin1 },
  { name: 'all umlauts encoded twice', change: twice },
  inText('one word encoded twice', 'Das ist fÃ¼r alle.'),
  inText('quotation marks encoded twice', 'Er sagt â€žjaâ€œ dazu.'),
  {
    name: 'conflict markers',
    change: (text) =>
      text.replace(
        /^geaendert: .*$/m,
        (line) => `<<<<<<< HEAD\n${line}\n=======\ngeaendert: 2026-01-02\n>>>>>>> main`,
      ),
  },
  replaced(
    'no-break space in the indent',
    undefined,
    /^ {4}ueberschrift: /m,
    '\u00a0\u00a0\u00a0\u00a0ueberschrift: ',
  ),
  replaced('no-break space behind the colon', undefined, /^szene: /m, 'szene:\u00a0'),
  replaced('tab', undefined, /^ {4}ueberschrift: /m, '\tueberschrift: '),
  inText('a point of Word’s lists', '\uf0b7 Das ist für alle.'),
  inText(
    'a page copied from one’s own machine',
    'Mehr [Aktivrente](http://localhost:4173/aktivrente).',
  ),
  inText('a comma in an e-mail address', 'Schreiben Sie [der Tafel](mailto:info@tafel,de).'),
  inText('the mark of a footnote', 'Das ist neu.[1]'),
  inText('a list of the brand', 'Dahinter stehen {menschen}.'),
  inText('an umlaut of two signs', 'Es ist fu\u0308r Sie da.'),
  inText('soft hyphen', 'Der Ruhe\u00adstand beginnt.'),
  inText('space without width', 'Der Ruhe\u200bstand beginnt.'),
  inText('sign for the direction of writing', 'Der \u200eRuhestand beginnt.'),
  inText('control sign', 'Der Ruhestand\u0008 beginnt.'),
  { name: 'empty file', file: 'cookies.yaml', change: () => '' },
  { name: 'only a comment', file: 'cookies.yaml', change: () => '# Notiz\n' },
  alone({
    name: 'a page renamed',
    file: 'seiten/senioren-jobs-trir.yaml',
    change: () => '',
    also: (files) => {
      files[`${pages}senioren-jobs-trir.yaml`] = files[`${pages}senioren-jobs-trier.yaml`] ?? ''
      delete files[`${pages}senioren-jobs-trier.yaml`]
    },
  }),
  alone({ name: 'a page deleted', file: 'seiten/helga-neustart-65.yaml', change: () => undefined }),
  alone({ name: 'words of the cookies deleted', file: 'cookies.yaml', change: () => undefined }),
  alone({
    name: 'a page with an umlaut in its name',
    file: 'seiten/münchen.yaml',
    change: () => 'titel: x\n',
  }),
  alone({
    name: 'a page in a folder of its own',
    file: 'seiten/neu/dresden.yaml',
    change: () => 'titel: x\n',
  }),
  alone({
    name: 'a page that ends on .yml',
    file: 'seiten/dresden.yml',
    change: () => 'titel: x\n',
  }),
  alone({
    name: 'a page that no row names',
    file: 'seiten/dresden.yaml',
    change: () => 'titel: x\n',
  }),
  alone({ name: 'a long text that no page names', file: 'texte/neu.md', change: () => 'Neu.\n' }),
  { name: 'a page as text file', added: 'src/content/seiten/dresden.txt', change: (text) => text },
  {
    name: 'a document of Word',
    added: 'src/content/seiten/Dresden neu.docx',
    change: (text) => text,
  },
  {
    name: 'a picture among the pages',
    added: 'src/content/seiten/dresden.jpg',
    change: (text) => text,
  },
  { name: 'a picture of another type', added: 'public/bilder/foto.heic', change: (text) => text },
  { name: 'a picture with capitals', added: 'public/bilder/IMG_1234.JPG', change: (text) => text },
  {
    name: 'a page beside its folder',
    file: 'dresden.yaml',
    isAlone: true,
    change: () => 'titel: x\n',
  },
]

const yaml: Mistake[] = [
  inBox('colon in a text', '    text: Eines ist sicher: Sie entscheiden.'),
  inBox(
    'colon in a point of a list',
    '    punkte:\n      - Gut zu wissen: Der Anruf kostet nichts.',
  ),
  inBox('colon at the end of a text', '    text: Es gilt\n      das: nur hier.'),
  inBox('straight quotes around a part', '    text: "Ja", sagt sie.'),
  inBox('single quote unclosed', "    text: 'Das ist neu."),
  inBox('double quote unclosed', '    text: "Das ist neu.'),
  inBox('apostrophe in single quotes', "    text: 'So geht's.'"),
  inBox('placeholder first', '    text: {minijob_grenze} sind die Grenze.'),
  inBox('only a placeholder', '    text: {minijob_grenze}'),
  inBox('bracket of a list unclosed', '    text: Das ist neu.\n    punkte: [Eins, Zwei'),
  inBox(
    'bracket unclosed',
    '    text: Das ist neu.\n    knopf: { text: Weiter, ziel: /registrieren',
  ),
  inBox(
    'comma in braces',
    '    text: Das ist neu.\n    knopf: { text: Ja, gern, ziel: /registrieren }',
  ),
  inBox(
    'colon in braces',
    '    text: Das ist neu.\n    knopf: { text: Jetzt: los, ziel: /registrieren }',
  ),
  inBox(
    'placeholder in braces',
    '    text: Das ist neu.\n    knopf: { text: {minijob_grenze}, ziel: /registrieren }',
  ),
  inBox('nothing in braces', '    text: Das ist neu.\n    knopf: { text: , ziel: /registrieren }'),
  inBox('list in the line of its name', '    text: Das ist neu.\n    punkte: - Eins'),
  inBox('list of one text', '    text: Das ist neu.\n    punkte: Eins'),
  inBox('asterisk first', '    text: *neu* ist das.'),
  inBox('ampersand first', '    text: &Co ist das.'),
  inBox('at sign first', '    text: @alle gehört das.'),
  inBox('percent sign first', '    text: %-Zeichen.'),
  inBox('exclamation mark first', '    text: !Wichtig ist das.'),
  inBox('hash loses the rest', '    text: Platz #1 gehört Ihnen.'),
  inBox('no space behind the colon', '    text:Das ist neu.'),
  inBox('a name twice', '    text: Das ist neu.\n    text: Das auch.'),
  inBox('indented too far', '    text: Das ist neu.\n      grund: gras'),
  inBox('indented too little', '   text: Das ist neu.'),
  inBox('line without a name', '    text: Das ist neu.\n    und noch etwas'),
  replaced('three dashes', undefined, /^bloecke:/m, '---\nbloecke:'),
  inBox('a list where a text belongs', '    text: [Das, ist, neu]'),
]

const fields: Mistake[] = [
  alone(replaced('the list of blocks misspelt', 'seiten/danke.yaml', /^bloecke:/m, 'blöcke:')),
  inBox('a text that is not indented', '    text: >-\n    Das ist neu.'),
  inBlock(
    'a list without its brackets',
    '  - art: siegel\n    siegel: Kostenlos, Persönlich\n    hinweis: Das ist neu.',
  ),
  inBlock(
    'a block at the margin',
    '- art: liste\n  ueberschrift: Tipps\n  punkte:\n    - Eins.\n    - Zwei.',
  ),
  inBox('a dash without a space', '    punkte:\n      -Das ist neu.\n      -Das auch.'),
  inBlock(
    'a heading under a fold',
    '  - art: text\n    text: >-\n      Das ist neu.\n\n      ## Beruf\n      Das auch.',
  ),
  inBlock(
    'a list under a fold',
    '  - art: text\n    text: >-\n      Das ist neu.\n\n      - Eins\n      - Zwei',
  ),
  inBox(
    'a place without quotes in braces',
    '    text: Das ist neu.\n    knopf: { text: Jetzt starten, ziel: #fragen }',
  ),
  inBox(
    'a comma missing in braces',
    '    text: Das ist neu.\n    knopf: { text: Jetzt starten ziel: /registrieren }',
  ),
  inBox('quotes within quotes', '    text: "Er sagt "Ja" dazu."'),
  inBox('a misspelt name', '    txet: Das ist neu.'),
  inBox('a name that does not exist', '    text: Das ist neu.\n    fusszeile: Nein'),
  inBlock('a misspelt kind of block', '  - art: kasen\n    ueberschrift: Gut zu wissen'),
  inBlock('a block without its kind', '  - ueberschrift: Gut zu wissen\n    text: Das ist neu.'),
  alone(
    replaced(
      'a block without its dash',
      'seiten/danke.yaml',
      /^bloecke:[\s\S]*/m,
      'bloecke:\n  art: kasten\n  text: Das ist neu.\n',
    ),
  ),
  inBlock('a kind of block that nothing is like', '  - art: fragen\n    text: Das ist neu.'),
  inBlock('a heading forgotten', '  - art: kasten\n    text: Das ist neu.'),
  inBlock(
    'a heading of spaces',
    "  - art: kasten\n    ueberschrift: '   '\n    text: Das ist neu.",
  ),
  inBlock('an empty heading', '  - art: kasten\n    ueberschrift:\n    text: Das ist neu.'),
  inBlock(
    'a card without its title',
    '  - art: ideen\n    ueberschrift: Drei Ideen\n    karten:\n      - { text: Das ist neu. }\n      - { titel: Zwei, text: Das auch. }',
  ),
  inBlock(
    'two steps',
    '  - art: schritte\n    ueberschrift: In zwei Schritten\n    schritte:\n      - { titel: Anrufen, text: Heute. }\n      - { titel: Anfangen, text: Morgen. }',
  ),
  inBlock(
    'a row too long',
    '  - art: tabelle\n    ueberschrift: Was gilt\n    tabelle:\n      titel: Zwei Fälle\n      spalten: [Fall, Tage]\n      zeilen:\n        - [Eins, zwei, drei]',
  ),
  inBlock(
    'bars that do not add up',
    "  - art: tabelle\n    ueberschrift: Was gilt\n    tabelle:\n      titel: Zwei Fälle\n      spalten: [Fall, Tage]\n      zeilen:\n        - [Eins, zwei]\n    balken:\n      - { titel: Eins, verdienst: '100', steuerfrei: '50', steuerpflichtig: '40' }",
  ),
  inBlock(
    'a day that does not exist',
    '  - art: rangliste\n    ueberschrift: Drei Ideen\n    eintraege:\n      - { titel: Eins, text: Das ist neu., tage: [Montag] }\n      - { titel: Zwei, text: Das ist neu. }\n      - { titel: Drei, text: Das ist neu. }',
  ),
  inBlock(
    'a day twice',
    '  - art: rangliste\n    ueberschrift: Drei Ideen\n    eintraege:\n      - { titel: Eins, text: Das ist neu., tage: [Di, Do, Do] }\n      - { titel: Zwei, text: Das ist neu. }\n      - { titel: Drei, text: Das ist neu. }',
  ),
  inBlock(
    'a list of nothing',
    '  - art: ideen\n    ueberschrift: Zwei Ideen\n    karten:\n      - { titel: Eins, text: Das ist neu., arbeitgeber: [] }\n      - { titel: Zwei, text: Das ist neu. }',
  ),
  inBox('a ground that does not exist', '    text: Das ist neu.\n    grund: grün'),
  inBox('an anchor with capitals', '    text: Das ist neu.\n    anker: Mehr Wissen'),
  inBlock(
    'an anchor twice',
    '  - art: kasten\n    ueberschrift: Gut zu wissen\n    anker: hier\n    text: Das ist neu.\n  - art: kasten\n    ueberschrift: Noch etwas\n    anker: hier\n    text: Das auch.',
  ),
  inBlock('text and file', '  - art: text\n    text: Das ist neu.\n    datei: impressum.md'),
  inBlock('a file that does not exist', '  - art: text\n    datei: impresum.md'),
  inBlock(
    'a picture neither described nor decorative',
    '  - art: anruf\n    ueberschrift: Rufen Sie an\n    absaetze: [Das ist neu.]\n    knopf: { text: Jetzt starten, ziel: /registrieren }\n    bild: { datei: anruf.svg }',
  ),
  inBlock(
    'the wrong picture',
    '  - art: anruf\n    ueberschrift: Rufen Sie an\n    absaetze: [Das ist neu.]\n    knopf: { text: Jetzt starten, ziel: /registrieren }\n    bild: { datei: anruff.svg, dekorativ: ja }',
  ),
  inBlock(
    'a symbol that does not exist',
    '  - art: vorteile\n    ueberschrift: Zwei Gründe\n    karten:\n      - { symbol: handheart, titel: Eins, text: Das ist neu. }\n      - { symbol: clock, titel: Zwei, text: Das auch. }',
  ),
  replaced(
    'a title too long',
    undefined,
    /^titel: .*$/m,
    'titel: Ein Titel, der so lang ist, dass ihn keine Suchmaschine ganz zeigen wird',
  ),
  replaced('a title too short', undefined, /^titel: .*$/m, 'titel: Neu'),
  replaced(
    'a letter that the font lacks',
    undefined,
    /^titel: .*$/m,
    'titel: Ein Ausflug nach Łódź im Herbst',
  ),
  replaced(
    'a description too short',
    undefined,
    /^beschreibung:(?:.*\n(?: {2}.*\n)+| .*)/m,
    'beschreibung: Zu kurz.\n',
  ),
  replaced('a scene that does not exist', undefined, /^szene: .*$/m, 'szene: aufbuch.svg'),
  replaced('a scene without its ending', undefined, /^szene: .*$/m, 'szene: aufbruch'),
  replaced('a German date', undefined, /^geaendert: .*$/m, 'geaendert: 5.3.2026'),
  replaced('a day that the month lacks', undefined, /^geaendert: .*$/m, 'geaendert: 2026-02-30'),
  replaced('the day forgotten', undefined, /^geaendert: .*\n/m, ''),
  replaced(
    'a page to read next without its stroke',
    'seiten/ehrenamt.yaml',
    /^weiter: \[\//m,
    'weiter: [',
  ),
  replaced(
    'Word’s dash',
    'seiten/ehrenamt.yaml',
    '      - frage: Bin ich',
    '      – frage: Bin ich',
  ),
  replaced(
    'no space behind a colon in braces',
    'seiten/ehrenamt.yaml',
    'ziel: anmeldeformular }',
    'ziel:anmeldeformular }',
  ),
  replaced(
    'an amount with its unit where a bar is drawn',
    'seiten/aktivrente.yaml',
    "verdienst: '{beispiel_teilzeit zahl}'",
    'verdienst: 1.800 Euro',
  ),
  replaced(
    'two pages to read next',
    'seiten/ehrenamt.yaml',
    /^weiter: .*$/m,
    'weiter: [/aktivrente, /wissenswertes]',
  ),
  alone({
    name: 'a title like that of another page',
    file: 'seiten/senioren-jobs-trier.yaml',
    change: (text) => text.replace(/^titel: .*$/m, 'titel: Zwei Seiten mit diesem Titel'),
    also: (files) => {
      const other = `${pages}senioren-jobs-mainz.yaml`
      files[other] =
        files[other]?.replace(/^titel: .*$/m, 'titel: Zwei Seiten mit diesem Titel') ?? ''
    },
  }),
]

const links: Mistake[] = [
  inText('a page that does not exist', 'Mehr [dazu](/aktivrnte).'),
  inText('a page that nothing is like', 'Mehr [dazu](/ganz-neu).'),
  inText('an old address', 'Mehr [dazu](/teilzeit).'),
  inText('an anchor that does not exist', 'Mehr [dazu](#ganz-unten).'),
  inText('an anchor of another page', 'Mehr [dazu](/aktivrente#beispile).'),
  inText('an address without https', 'Mehr [dazu](www.bagfa.de).'),
  inText('a shortened address', 'Mehr [dazu](https://bit.ly/3xYz).'),
  inText('a password in an address', 'Mehr [dazu](https://anna:geheim@www.bagfa.de/ort).'),
  inText('a space in the address', 'Mehr [dazu](/aktiv rente).'),
  inText('a space before the address', 'Mehr [dazu] (/aktivrente).'),
  inText('a link without address', 'Mehr [dazu].'),
  inText('a placeholder in round brackets', 'Bis zur Grenze (minijob_grenze) geht es.'),
  inText('commas as quotation marks', "Das ist ,,gern'' gesehen."),
  inText('single quotation marks', "Sie sagt 'gern' dazu."),
  inText('a picture in the text', 'So ![Bild](/bilder/anruf.svg) geht es.'),
  inBox(
    'a button to nowhere',
    '    text: Das ist neu.\n    knopf: { text: Weiter, ziel: aktivrente }',
  ),
  replaced(
    'a link to the page itself',
    'seiten/aktivrente.yaml',
    /$/,
    '  - art: kasten\n    ueberschrift: Gut zu wissen\n    text: Mehr [dazu](/aktivrente).\n',
  ),
  replaced(
    'a page to itself as next',
    'seiten/ehrenamt.yaml',
    /^weiter: .*$/m,
    'weiter: [/ehrenamt, /aktivrente, /wissenswertes]',
  ),
  replaced(
    'a page twice as next',
    'seiten/ehrenamt.yaml',
    /^weiter: .*$/m,
    'weiter: [/aktivrente, /aktivrente, /wissenswertes]',
  ),
  replaced(
    'a redirect to nowhere',
    'netlify.toml',
    'to = "/senioren-jobs-leipzig"',
    'to = "/senioren-jobs-leipzg"',
  ),
  replaced('a redirect to a redirect', 'netlify.toml', 'to = "/aktivrente"', 'to = "/teilzeit"'),
  replaced(
    'a redirect to itself',
    'netlify.toml',
    'to = "/aktivrente"',
    'to = "/wissenswertes/aktivrente"',
  ),
  replaced('a redirect without quotes', 'netlify.toml', 'to = "/aktivrente"', 'to = /aktivrente'),
  replaced('a misspelt redirect', 'netlify.toml', '[[redirects]]', '[[redirect]]'),
  replaced(
    'a redirect gone that was agreed on',
    'netlify.toml',
    /\[\[redirects\]\]\n {2}from = "\/teilzeit"\n(?: .*\n)+/,
    '',
  ),
  replaced(
    'a redirect to another page than was agreed on',
    'netlify.toml',
    'to = "/senioren-jobs-berlin"',
    'to = "/senioren-jobs-hamburg"',
  ),
  replaced('a redirect from a page', 'netlify.toml', 'from = "/teilzeit"', 'from = "/ehrenamt"'),
  replaced('a redirect twice', 'netlify.toml', 'from = "/teilzeit"', 'from = "/datenschutz"'),
  replaced('a redirect with an umlaut', 'netlify.toml', 'from = "/teilzeit"', 'from = "/büro"'),
  replaced(
    'a redirect whose key is misspelt',
    'netlify.toml',
    '  from = "/buero-im-ruhestand"',
    '  form = "/buero-im-ruhestand"',
  ),
  inText(
    'a link that says where it was copied',
    'Mehr [dort](https://www.tafel.de/helfen?utm_source=newsletter&seite=2).',
  ),
  inText(
    'a link that a mail program has wrapped',
    'Mehr [dort](https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.tafel.de%2F&data=05).',
  ),
  inText(
    'a link to a preview',
    'Mehr [dort](https://deploy-preview-12--wirkzeit.netlify.app/ehrenamt).',
  ),
  inText('a link that is cut off', 'Mehr [dort](https://www.elster).'),
  replaced('a redirect for a while', 'netlify.toml', 'status = 301', 'status = 302'),
  replaced('a typo in what a card says', 'regionen.yaml', 'Hafen, Bühnen', 'Hafen, Bünhen'),
  replaced('a menu to nowhere', 'gemeinsam.yaml', 'ziel: /registrieren', 'ziel: /registriern'),
]

const marks: Mistake[] = [
  inProse('hashes without a space', '##Beruf\n\nDas ist neu.'),
  inProse('a level left out', '## Beruf\n\n#### Lohn\n\nDas ist neu.'),
  inHeading('asterisks in a heading', 'Gut **zu** wissen'),
  inHeading('hashes in a heading', "'## Gut zu wissen'"),
  inHeading('a link in a heading', "'Gut [zu wissen](/aktivrente)'"),
  inText('the marks of a highlighter', 'Das ist ==neu== für alle.'),
  inHeading('a backslash in a heading', "'Gut \\* zu wissen'"),
  inBox('a text of nothing', '    text: ~'),
  inText('one asterisk', 'Das ist *wichtig für alle.'),
  inText('two asterisks unclosed', 'Das ist **wichtig für alle.'),
  inText('a space within bold', 'Das ist ** wichtig ** für alle.'),
  inHeading('underscores in a heading', 'Was _wirklich_ hilft'),
  inProse('dashes as bullets', '– Erstens ist es neu.\n– Zweitens auch.'),
  inProse('a dash as a bullet', '– Erstens ist es neu.'),
  inHeading('a heading in quotes', '„Gut zu wissen, was gilt“'),
  inText('bullets of Word', '• Erstens • Zweitens'),
  inProse('bullets of Word in a list', '• Erstens\n• Zweitens'),
  inBox('a list in a paragraph', '    text: |\n      Erstens:\n\n      - eins'),
  inText('HTML', 'Das ist <b>wichtig</b> für alle.'),
  inText('an entity', 'Das ist f&uuml;r alle.'),
  inText('an entity by number', 'Das gilt&#160;immer.'),
  inText('an entity for what nobody sees', 'Das gilt&zwnj;immer.'),
  inHeading('an entity in a heading', 'Sicher &amp; gut'),
  inProse('a note in a text', 'Das ist neu.\n\n# Quelle: Anruf im Rathaus'),
  inText('a note in a paragraph', 'Das ist neu. # Quelle: Anruf im Rathaus'),
  inProse('dashes below a line', 'Das ist neu.\n---\nDas auch.'),
  inProse('a line indented like code', 'Das ist neu.\n\n    Das auch.'),
  inText('a link without words', 'Mehr [](/ehrenamt).'),
  inText('half a bracket', 'Mehr [dazu(/ehrenamt).'),
  inText('a dollar before the brace', 'Es sind \u0024{engagement_ab_75} der Menschen.'),
  inText('square brackets around a key', 'Es sind [engagement_ab_75] der Menschen.'),
  inText('a placeholder misspelt', 'Es sind {engagement_ab_57} der Menschen.'),
  inText('a form that does not exist', 'Es sind {engagement_ab_75 €} der Menschen.'),
  inText('a brace alone', 'Es sind {engagement_ab_75 der Menschen.'),
]

const wording: Mistake[] = [
  inText('the dash of English', 'Das geht — auch.'),
  inText('quotation marks of books', 'Sie sagt »ja« dazu.'),
  inText('two stops', 'Das ist gut.. Und so.'),
  inText('an address that is nearly ours', `Schreiben Sie an ${nearly} bitte.`),
  inText('no umlauts on the keyboard', 'Fuer Sie ist das kostenlos.'),
  inText('an amount without its unit', 'Das Fahrgeld steigt auf 0,30.'),
  inBlock(
    'a large number without a placeholder',
    "  - art: zahlen\n    ueberschrift: Was bleibt\n    zahlen:\n      - { zahl: '2.000', text: steuerfrei }\n      - { zahl: '{minijob_grenze}', text: im Minijob }",
  ),
  inText('straight quotes', 'Sie sagt "ja" dazu.'),
  inText('quotes mixed', 'Sie sagt „ja" dazu.'),
  inText('English closing quote', 'Sie sagt „ja” dazu.'),
  inText('hyphen as a dash', 'Das ist neu - und gut.'),
  inBox('hyphen as a dash and straight quotes', '    text: Sie sagt „ja" - und geht.'),
  inText('TODO', 'TODO: Zahl prüfen!!'),
  inText('Lorem ipsum', 'Lorem ipsum dolor sit amet.'),
  replaced('N.N.', 'marke.yaml', /^vertreten_durch: .*$/m, 'vertreten_durch: N.N.'),
  inText('a word twice', 'Das gilt gilt für alle.'),
  hint(
    inText('an article twice', 'Das sind die, die die Karten verkaufen, und die die Säle öffnen.'),
  ),
  inText('the unit twice', 'Bis {minijob_grenze_2025} Euro ist es ein Minijob.'),
  inText('the sign and the unit', 'Bis {minijob_grenze_2025 €} Euro ist es ein Minijob.'),
  inText('percent twice', 'Es sind {engagement_ab_75} Prozent der Menschen.'),
  inText('an English amount', 'Das sind 2,000.50 Euro im Monat.'),
  inText('an English decimal', 'Das sind 12.5 Prozent mehr.'),
  inText('an amount spelt out', 'Das sind 556 Euro im Monat.'),
  inText('an amount without a source', 'Das sind 777 Euro im Monat.'),
  inText('an amount with a dash', 'Das sind 556,- im Monat.'),
  inText('an amount behind its unit', 'Das sind EUR 556 im Monat.'),
  inText('an amount with a space', 'Das sind 2 000 Euro im Monat.'),
  inText('an amount in words', 'Das sind zweitausend Euro im Monat.'),
  inText('a day that no month has', 'Das gilt bis zum 31. November.'),
  inText('the wrong day of the week', 'Das beginnt am Montag, 3. Januar 2027.'),
  inText('an hour that no day has', 'Von 8 bis 26 Uhr ist offen.'),
  inText('our name spelt out', `Bei ${name} rufen Menschen an.`),
  inText('a space before the comma', 'Das ist neu , aber gut.'),
  inText('no space behind the comma', 'Das ist neu,aber gut.'),
  inText('a word that nobody knows', 'Das ist eine Verienbarung.'),
  inText('two words that nobody knows', 'Das ist eine Verienbarung mit Zusatztermn.'),
  hint(
    replaced(
      'an allowed word that is not there',
      undefined,
      /^geaendert: .*$/m,
      '$&\nwoerter: [Xanadustraße]',
    ),
  ),
  inText('a wrong telephone number', 'Rufen Sie an: 0800 1000 4801.'),
  inText('an unknown telephone number', 'Rufen Sie an: 0351 4567890.'),
  inText('a link to a wrong telephone number', 'Rufen Sie [uns an](tel:+4980010004801).'),
  hint(
    inText(
      'a long sentence',
      'Wer am Morgen in die Stadt fährt und am Abend wieder heim, der weiß, dass der Weg zur Arbeit an manchen Tagen länger ist als die Arbeit an sich.',
    ),
  ),
  inBlock(
    '„Bild“ as its own description',
    '  - art: anruf\n    ueberschrift: Rufen Sie an\n    absaetze: [Das ist neu.]\n    knopf: { text: Jetzt starten, ziel: /registrieren }\n    bild: { datei: anruf.svg, alt: Bild }',
  ),
  inBlock(
    'the file name as description',
    '  - art: anruf\n    ueberschrift: Rufen Sie an\n    absaetze: [Das ist neu.]\n    knopf: { text: Jetzt starten, ziel: /registrieren }\n    bild: { datei: anruf.svg, alt: anruf.svg }',
  ),
  inBlock(
    '„Bild von“',
    '  - art: anruf\n    ueberschrift: Rufen Sie an\n    absaetze: [Das ist neu.]\n    knopf: { text: Jetzt starten, ziel: /registrieren }\n    bild: { datei: anruf.svg, alt: Bild von einer Frau am Telefon }',
  ),
  inBlock(
    'a picture described at length',
    `  - art: anruf\n    ueberschrift: Rufen Sie an\n    absaetze: [Das ist neu.]\n    knopf: { text: Jetzt starten, ziel: /registrieren }\n    bild: { datei: anruf.svg, alt: Eine Frau telefoniert${' und lacht und schreibt'.repeat(9)} }`,
  ),
  inHeading('a full stop behind a heading', 'Gut zu wissen vor dem Anfang.'),
  inProse('a full stop behind a heading in a text', '## Was das heißt.\n\nDas ist neu.'),
  inBlock(
    'a heading twice',
    '  - art: kasten\n    ueberschrift: Gut zu wissen\n    text: Das ist neu.\n  - art: kasten\n    ueberschrift: Gut zu wissen\n    text: Das auch.',
  ),
  replaced(
    'a page of few words',
    'seiten/wissenswertes.yaml',
    /bloecke:\n[\s\S]*$/,
    'bloecke:\n  - art: held\n    ueberschrift: Wissenswertes\n    text: Das ist neu.\n',
  ),
  copied('a sentence of another region', 'senioren-jobs-leipzig', 'senioren-jobs-halle'),
  hint(copied('a sentence of another page', 'wissenswertes', 'ehrenamt')),
  inBlock(
    'the same question twice',
    '  - art: faq\n    ueberschrift: Fragen\n    fragen:\n      - { frage: Geht das?, antwort: Ja. }\n      - { frage: Geht das?, antwort: Nein. }',
  ),
  inBlock(
    'two grounds',
    '  - art: kasten\n    ueberschrift: Gut zu wissen\n    grund: gras\n    text: Das ist neu.\n  - art: kasten\n    ueberschrift: Noch etwas\n    grund: butter\n    text: Das auch.',
  ),
]

const dates: Mistake[] = [
  replaced('a day in ten years', undefined, /^geaendert: .*$/m, 'geaendert: 2036-11-21'),
  replaced('a day long before', undefined, /^geaendert: .*$/m, 'geaendert: 2006-11-21'),
  replaced('a day without its zero', undefined, /^geaendert: .*$/m, 'geaendert: 2026-11-8'),
  { ...inText('new words and an old day', 'Das gilt für alle.'), isRecent: true },
  replaced(
    'published tomorrow',
    'seiten/helga-neustart-65.yaml',
    /veroeffentlicht: [\d-]+/,
    'veroeffentlicht: 2036-01-01',
  ),
  replaced(
    'changed before it was published',
    'seiten/helga-neustart-65.yaml',
    /^geaendert: .*$/m,
    'geaendert: 2025-02-01',
  ),
  replaced(
    'a figure looked at in the future',
    'fakten.yaml',
    /(midijob_bis:\n[\s\S]*?stand: )[\d-]+/,
    '$12036-11-21',
  ),
  replaced(
    'looked at in the future',
    'seiten/senioren-jobs-leipzig.yaml',
    'geprueft: 2026-11',
    'geprueft:  "2036-11"',
  ),
  replaced(
    'a region without sources',
    'seiten/senioren-jobs-mainz.yaml',
    /^belege:\n(?: .*\n)+/m,
    '',
  ),
]

const figures: Mistake[] = [
  replaced(
    'a number looked at in the future',
    'rufnummern.yaml',
    'geprueft: 2026-11',
    'geprueft: 2036-11',
  ),
  replaced(
    'an amount without a placeholder where a bar is drawn',
    'seiten/aktivrente.yaml',
    "verdienst: '{beispiel_teilzeit zahl}'",
    'verdienst: 1.800',
  ),
  replaced(
    'a value ten times too large',
    'fakten.yaml',
    /(minijob_grenze:\n[\s\S]*?wert: )'\d+'/,
    "$1'6030'",
  ),
  replaced(
    'a value with its unit',
    'fakten.yaml',
    /(mindestlohn:\n[\s\S]*?wert: )'13,90'/,
    "$1'13,90 Euro'",
  ),
  replaced(
    'a value that the calculator cannot read',
    'fakten.yaml',
    /(midijob_bis:\n[\s\S]*?wert: )'2.000'/,
    "$1'2 000'",
  ),
  replaced(
    'a text where a range is given',
    'fakten.yaml',
    /(deutschlandticket:\n[\s\S]*?wert: )'63'/,
    "$1'63 bis 66'",
  ),
  replaced('a tax that leaps', 'fakten.yaml', 'bis 17.799: (914', 'bis 17.999: (914'),
  replaced('a tax of no known form', 'fakten.yaml', '0,42·x − 11.135', '0,42x − 11.135'),
  replaced('an English value', 'fakten.yaml', /(mindestlohn:\n[\s\S]*?wert: )'13,90'/, "$1'13.90'"),
  replaced(
    'an English thousand',
    'fakten.yaml',
    /(midijob_bis:\n[\s\S]*?wert: )'2.000'/,
    "$1'2,000'",
  ),
  replaced(
    'a range the wrong way round',
    'fakten.yaml',
    /(midijob_bis:\n[\s\S]*?spanne: )\[.*\]/,
    "$1['3.000', '1.500']",
  ),
  replaced('a range forgotten', 'fakten.yaml', /(midijob_bis:\n[\s\S]*?) {2}spanne: .*\n/, '$1'),
  replaced('a unit misspelt', 'fakten.yaml', /(midijob_bis:\n[\s\S]*?einheit: )Euro/, '$1Euros'),
  replaced('a name misspelt', 'fakten.yaml', /^minijob_grenze:/m, 'minijob_grenz:'),
  replaced('a name with a capital', 'fakten.yaml', /^minijob_grenze:/m, 'Minijob_grenze:'),
  replaced(
    'an English factor',
    'fakten.yaml',
    /(teilzeit_lohn_10:\n[\s\S]*?mal: )'43,3'/,
    "$1'43.3'",
  ),
  replaced('a name with a space', 'fakten.yaml', /^minijob_grenze:/m, 'minijob grenze:'),
  replaced(
    'a slip in the year in which a value ends',
    'fakten.yaml',
    /(deutschlandticket:\n[\s\S]*?gilt_bis: )2026/,
    '$12062',
  ),
  replaced(
    'an amount without its last zero',
    'fakten.yaml',
    /(mindestlohn:\n[\s\S]*?wert: )'14,60'/,
    "$1'14,6'",
  ),
  replaced('an entry gone', 'fakten.yaml', /^mindestlohn:\n(?: .*\n)+/m, ''),
  replaced('a figure of the calculator gone', 'fakten.yaml', /^rv_satz:\n(?: .*\n)+/m, ''),
  replaced('no source', 'fakten.yaml', /(midijob_bis:\n[\s\S]*?) {2}quelle: .*\n/, '$1'),
  replaced('a source that is none', 'fakten.yaml', /(midijob_bis:\n[\s\S]*?quelle: ).*/, '$1folgt'),
  replaced(
    'a source that is the guide’s',
    'fakten.yaml',
    /(midijob_bis:\n[\s\S]*?quelle: ).*/,
    "$1'wo Sie den neuen Wert gefunden haben'",
  ),
  replaced('no unit', 'fakten.yaml', /(deutschlandticket:\n[\s\S]*?einheit:) Euro/, '$1'),
  replaced(
    'an English range',
    'fakten.yaml',
    /(midijob_bis:\n[\s\S]*?spanne: ).*/,
    "$1['2,000', '2,500']",
  ),
  replaced(
    'a value with a unit and a space that does not break',
    'fakten.yaml',
    /(midijob_bis:\n[\s\S]*?wert: )'2.000'/,
    "$1'2.000\u00a0Euro'",
  ),
  replaced(
    'a value with more than a number',
    'fakten.yaml',
    /(midijob_bis:\n[\s\S]*?wert: )'2.000'/,
    "$1'„2.000“'",
  ),
  replaced(
    'a value that is still called open',
    'fakten.yaml',
    /wert: '–'(?=[^–]*?recht: offen)/,
    "wert: '3,1'",
  ),
  replaced(
    'a contract still to come',
    'marke.yaml',
    'geschlossen: fehlt',
    'geschlossen: 2062-03-01',
  ),
  replaced('no value', 'fakten.yaml', /(midijob_bis:\n[\s\S]*?) {2}wert: .*\n/, '$1'),
  replaced(
    'a note behind the value',
    'fakten.yaml',
    /(midijob_bis:\n[\s\S]*?wert: '2.000')/,
    '$1 # prüfen',
  ),
  replaced(
    'a value without its quote',
    'fakten.yaml',
    /(midijob_bis:\n[\s\S]*?wert: '2.000)'/,
    '$1',
  ),
  replaced(
    'it ends before it begins',
    'fakten.yaml',
    /^midijob_bis:/m,
    "probe_preis:\n  bedeutung: Neues\n  wert: eins\n  einheit: ''\n  gilt_ab: 2026-01-01\n  gilt_bis: 2025-12-31\n  stand: 2026-11-21\n  quelle: Gesetz\n\nmidijob_bis:",
  ),
  replaced(
    'a price overwritten',
    'fakten.yaml',
    /(deutschlandticket:\n[\s\S]*?wert: )'63'/,
    "$1'66'",
  ),
  replaced(
    'a value that was another by law',
    'fakten.yaml',
    /(minijob_grenze:\n[\s\S]*?wert: )'603'/,
    "$1'613'",
  ),
  replaced(
    'a gap between two values',
    'fakten.yaml',
    /(mindestlohn:\n[\s\S]*?gilt_ab: )2027-01-01/,
    '$12027-02-01',
  ),
  replaced(
    'a sum of what does not exist',
    'fakten.yaml',
    'aus: [minijob_grenze], mal',
    'aus: [minijob_grenz], mal',
  ),
  replaced(
    'a sum that is divided by zero',
    'fakten.yaml',
    /(rechnung: \{ aus: \[[^\]]*\]), /,
    "$1, durch: '0', ",
  ),
  replaced('a key twice', 'fakten.yaml', /^midijob_bis:/m, 'mindestlohn:'),
  replaced('a tab among the figures', 'fakten.yaml', /(midijob_bis:\n) {2}/, '$1\t'),
  replaced(
    'a name of both files',
    'fakten.yaml',
    /^midijob_bis:/m,
    "ort:\n  bedeutung: Neues\n  wert: eins\n  einheit: ''\n  gilt_ab: 2026-01-01\n  stand: 2026-11-21\n  quelle: Gesetz\n\nmidijob_bis:",
  ),
  replaced('the address misspelt', 'marke.yaml', /^email: .*$/m, 'email: kontakt(at)wirkzeit.de'),
  replaced('a name of the brand misspelt', 'marke.yaml', /^email:/m, 'emial:'),
  replaced(
    'a contract of a day that does not exist',
    'marke.yaml',
    /geschlossen: [\w-]+/,
    'geschlossen: 2026-02-30',
  ),
  replaced('the year forgotten', 'marke.yaml', /^jahr:.*\n/m, ''),
  replaced('the year empty', 'marke.yaml', /^jahr:.*$/m, 'jahr:'),
  replaced(
    'a colon in the brand',
    'marke.yaml',
    /^untertitel: .*$/m,
    'untertitel: Arbeit: und Ehrenamt',
  ),
  replaced(
    'the form without https',
    'marke.yaml',
    /^anmeldeformular: .*$/m,
    'anmeldeformular: formular.wirkzeit.example',
  ),
  replaced(
    'a store without contract and name',
    'marke.yaml',
    /^speicher: .*$/m,
    'speicher: einer Datenbank bei Musterdaten',
  ),
  replaced('a store that is none', 'marke.yaml', /^speicher: .*$/m, 'speicher: postgres'),
  replaced('a year alone', 'marke.yaml', /^jahr: .*$/m, 'jahr: 2027'),
  replaced('a month misspelt', 'marke.yaml', /^stand: .*$/m, 'stand: Novmber 2026'),
  replaced(
    'a slip in a sentence',
    'marke.yaml',
    /^untertitel: .*$/m,
    'untertitel: Arbeit im Ruhesatnd',
  ),
  replaced(
    'a page behind the domain',
    'marke.yaml',
    /^domain: .*$/m,
    'domain: https://www.wirkzeit.de/start',
  ),
  replaced(
    'a digit missing in the tax number',
    'marke.yaml',
    /^ust_id: .*$/m,
    'ust_id: DE12345678',
  ),
  replaced(
    'a number that cannot be dialled',
    'marke.yaml',
    /^telefon: .*$/m,
    'telefon: +49 (0)30 1234567',
  ),
  replaced(
    'a sentence where the end of one is asked for',
    'marke.yaml',
    /^antwort_anmeldung: .*$/m,
    'antwort_anmeldung: Wir melden uns in drei Werktagen.',
  ),
  replaced(
    'somebody’s picture that is not there',
    'marke.yaml',
    'name: Erika Mustermann,',
    'name: Erika Mustermann, bild: erika.jpg,',
  ),
  replaced('months the wrong way round', 'rechner.yaml', 'Februar März', 'März Februar'),
  alone(replaced('a region misspelt', 'regionen.yaml', 'name: Trier', 'name: Tier')),
  alone(replaced('a field of a region misspelt', 'regionen.yaml', 'name: Trier', 'nmae: Trier')),
  replaced('a postcode of four digits', 'marke.yaml', /^plz: .*$/m, "plz: '1011'"),
  { name: 'the brand saved as Windows-1252', file: 'marke.yaml', change: asLatin1 },
  replaced('a cookie of a new kind', 'cookies.yaml', 'kategorie: necessary', 'kategorie: necesary'),
  replaced('a word of the calculator gone', 'rechner.yaml', /^lohn: .*\n/m, ''),
  replaced('a number without its source', 'rufnummern.yaml', /\n {4}quelle: .*/, ''),
]

const faqOf = (name: string, question: string, answer: string) =>
  inBlock(
    name,
    `  - art: faq\n    ueberschrift: Fragen\n    fragen:\n      - frage: ${question}\n        antwort: ${answer}`,
  )
const faq = (name: string, answer: string) => faqOf(name, 'Geht das?', answer)

const inAHurry: Mistake[] = [
  hint(inText('readers as others in a promise', 'Wir sind gern für sie da.')),
  inText('letters for all genders', 'Gesucht wird eine Aushilfe (m/w/d).'),
  inText('a year of two digits', 'Das Fest ist am 24.12.26 im Rathaus.'),
  hint(inText('„wegen“ with the wrong case', 'Das Fest fällt wegen dem Regen aus.')),
  hint(inText('an hour as on a clock', 'Um 15:00h geht es los.')),
  hint(
    replaced(
      'a headline on two lines, and too long',
      'seiten/ehrenamt.yaml',
      /^( {4}ueberschrift: )(.+)$/m,
      '$1|-\n      Ehrenamt im Ruhestand ist eine schöne Sache für viele,\n      auch wenn es draußen regnet oder schneit oder einfach kalt ist',
    ),
  ),
  inText('„ca“ without its stop', 'Das dauert ca 10 Stunden.'),
  inText('no space and no capital behind a sentence', 'Das ist neu.das ist gut.'),
  inText('hours with a hyphen and spaces', 'Offen ist es von 9.00 - 12.00 Uhr.'),
  inText('a page without its stroke', 'Mehr zur [neuen Rente](aktivrente).'),
  inBox('an opening quote lost', "    text: Das ist neu.'"),
  hint(faqOf('a question without its mark', 'Geht das', 'Ja.')),
  replaced('a kind of block behind „bloecke“', 'seiten/danke.yaml', /^bloecke:$/m, '$& kasten'),
  replaced('a kind of block alone', 'seiten/ehrenamt.yaml', /^( {2}- )art: (faq)$/m, '$1$2'),
  replaced(
    'an answer and its question too far right',
    'seiten/ehrenamt.yaml',
    /(- frage: [\s\S]*?)( +)(- frage: .*\n)( +antwort: )/,
    '$1$2  $3  $4',
  ),
  replaced(
    'a question without its dash',
    'seiten/ehrenamt.yaml',
    /(- frage: [\s\S]*? +)- (?=frage)/,
    '$1  ',
  ),
  replaced('a day in words', 'seiten/ehrenamt.yaml', /^geaendert: .*$/m, 'geaendert: 5. März 2026'),
  faq('an answer of dots', '...'),
  faq('an answer that follows later', 'folgt'),
  faq('an answer without its end', 'Das geht nur für'),
  inBox(
    'a button that says nothing',
    '    text: Das ist neu.\n    knopf: { text: Hier klicken, ziel: /registrieren }',
  ),
  hint(inText('what is the reader’s as if it were others’', 'Haben Sie ihre Unterlagen dabei?')),
  inText('„das“ for „dass“', 'Wir wissen, das es geht.'),
  inText('a capital behind „bitte“', 'Bitte Beachten Sie das.'),
  inText('a capital for us', 'Rufen Sie Uns an.'),
  inText('a year behind „seid“', 'Seid 2020 gibt es das Haus.'),
  inText('a unit before its placeholder', 'Das sind EUR {minijob_grenze_2025} im Monat.'),
  inText('a placeholder with an underscore too much', 'Das gilt ab {mindestlohn_seit}.'),
  inText('a placeholder with a space too much', 'Das sind {minijob grenze 2025}.'),
  inText('square brackets around a placeholder of two words', 'Das gilt ab [mindestlohn seit].'),
  inText('a link to a conversation with a machine', 'Mehr [dort](https://chatgpt.com/c/67).'),
  inText('what a machine says of its text', 'Hier ist der überarbeitete Text: Das ist neu.'),
  inText('what a machine leaves behind', 'Das ist neu.【4†source】'),
  inText('a raised figure of a footnote', 'Das ist neu.¹'),
  inText('quotation marks of English for one word', 'Sie sagt ‘gern’ dazu.'),
  inText('hours with a hyphen', 'Offen ist es von 9-13 Uhr.'),
  inText('days with a hyphen', 'Offen ist es Mo-Fr.'),
  inText('no space behind a number', 'Das dauert 10Stunden.'),
  inText('no space behind „ca.“', 'Das dauert ca.10 Stunden.'),
  inText('a space on the wrong side of a comma', 'Das ist neu ,aber gut.'),
  inText('a noun without its capital', 'Das ist ein test.'),
  inBlock('a voice without its quotation marks', voice.replace(/[„“]/g, '').replace('nein', 'ja')),
  inText('a note of HTML', 'Das ist neu. <!-- prüfen -->'),
  inBlock(
    'a note of another language',
    '  // Notiz\n  - art: kasten\n    ueberschrift: Gut zu wissen\n    text: Das ist neu.',
  ),
  inBlock(
    'a block indented too far within',
    '  - art: kasten\n        ueberschrift: Gut zu wissen\n        text: Das ist neu.',
  ),
  inText('readers addressed informally', 'Melde dich, wenn du magst.'),
  inBlock('a real voice without its source', voice),
  replaced(
    'a long beginning',
    'seiten/ehrenamt.yaml',
    /^( {4}text: >-\n)/m,
    '$1      Wer am Morgen in die Stadt fährt, sieht viele, die helfen. Es sind Frauen und Männer mit Zeit und mit Erfahrung, die gern unter Menschen sind und gern gebraucht werden.\n',
  ),
  hint(
    replaced(
      'a beginning that may be a line too long',
      'seiten/ehrenamt.yaml',
      /^( {4}text: >-\n)/m,
      '$1      Es sind Frauen und Männer mit Zeit und mit Erfahrung, die gern gebraucht werden.\n',
    ),
  ),
  inText('readers as others in a question', 'Möchten sie mehr wissen?'),
  inText('readers addressed as a group', 'Möchtet ihr mithelfen?'),
  inBlock('a real voice without consent', `${voice}\n        quelle: Gespräch am Telefon`),
  inText('a star for all genders', 'Das gilt für alle Mitarbeiter*innen.'),
  inText('a colon for all genders', 'Das gilt für alle Mitarbeiter:innen.'),
  inText('a capital for all genders', 'Das gilt für alle MitarbeiterInnen.'),
  inText('readers as others', 'Rufen sie uns an.'),
  inText('an informal request', 'Ruf uns an.'),
  replaced('a note without its slot', 'gemeinsam.yaml', 'Stand [jahr]', 'Stand 2026'),
  inText('no space behind a sentence', 'Das ist neu.Und gut ist es.'),
  inText(
    'a sentence pasted twice',
    'Das Rathaus hat am Freitag bis zum späten Abend offen. Das Rathaus hat am Freitag bis zum späten Abend offen.',
  ),
  replaced(
    'a month below pages that is still to come',
    'marke.yaml',
    /^stand: .*/m,
    'stand: Mai 2062',
  ),
  replaced('years in titles that are still to come', 'marke.yaml', /^jahr: .*/m, 'jahr: 2062/63'),
  inText('a year behind „seit“ that is still to come', 'So ist es seit 2062.'),
  inText('a month behind „seit“ that is still to come', 'So ist es seit Januar 2062.'),
  inText('years the wrong way round', 'Das galt von 2025 bis 2022.'),
  inText('days the wrong way round', 'Offen ist es vom 20. bis 3. Mai.'),
  inText('a month that does not exist', 'Am 1.13.2026 wird gefeiert.'),
  inText('three exclamation marks', 'Melden Sie sich jetzt an!!!'),
  inText('a comma that stands twice', 'Das ist neu,, und so.'),
  inText('a comma before a stop', 'Das ist neu,. Und so.'),
  inText('a bracket that does not close', 'Das ist neu (seit gestern.'),
  alone(
    replaced(
      'a worked case of another month than it says',
      'seiten/aktivrente-rechner.yaml',
      /Geboren im Mai 1954/,
      'Geboren im Juni 1954',
    ),
  ),
  replaced(
    'a first block without its stroke',
    'seiten/einzelhandel-im-ruhestand.yaml',
    /^ {2}- art: held/m,
    '    art: held',
  ),
  replaced(
    'one page instead of a list',
    'seiten/aktivrente.yaml',
    /^weiter:\n(?: .*\n)+/m,
    'weiter: /ehrenamt\n',
  ),
  replaced(
    'no telephone number',
    'marke.yaml',
    /^(email: .*\n(?:#.*\n)*)(?:telefon: .*\n)?/m,
    '$1telefon: siehe unten\n',
  ),
  inText('a page that thanks for a registration', 'Mehr [dazu](/danke).'),
  inText('dates the wrong way round', 'Offen ist es vom 5. Mai 2026 bis zum 3. April 2026.'),
  inText('hours the wrong way round', 'Das sind 20 bis 10 Stunden in der Woche.'),
  inText('a date of English', 'Das gilt ab 11/23/2026.'),
  inText('a date of programs', 'Das gilt ab 2026-11-23.'),
  inText('a thousand without its point', 'Dort helfen 10000 Menschen.'),
  inText('a sentence without its end', 'Das ist gut. Wenn Sie dort'),
  inText('a picture among the words', 'Das ist neu \u2705 und gut.'),
  inBlock(
    'a real voice of tomorrow',
    `${voice}\n        quelle: Gespräch am 18.11.2062, Einwilligung unterschrieben`,
  ),
  inBlock(
    'a real voice of no day',
    `${voice}\n        quelle: Gespräch am 31. November 2025, Einwilligung unterschrieben`,
  ),
  alone(
    replaced(
      'a title of another region',
      'seiten/senioren-jobs-trier.yaml',
      'Senioren-Jobs in Trier {jahr}',
      'Senioren-Jobs in Mainz {jahr}',
    ),
  ),
  hint(
    replaced(
      'a title with a typed year',
      'seiten/senioren-jobs-trier.yaml',
      'Senioren-Jobs in Trier {jahr}',
      'Senioren-Jobs in Trier 2026/27',
    ),
  ),
  alone(
    replaced(
      'a picture of another region',
      'seiten/senioren-jobs-trier.yaml',
      'datei: region-trier.svg',
      'datei: region-mainz.svg',
    ),
  ),
  hint(
    alone(
      replaced(
        'an employer of another region',
        'seiten/senioren-jobs-trier.yaml',
        /( +arbeitgeber:\n)( +- )/,
        '$1$2Staatstheater Mainz\n$2',
      ),
    ),
  ),
  inBox('an anchor of the whole page', '    anker: inhalt\n    text: Das ist neu.'),
  replaced(
    'an employer twice',
    'seiten/senioren-jobs-koblenz.yaml',
    /( +arbeitgeber:\n)( +- .*\n)/,
    '$1$2$2',
  ),
  hint(
    alone(
      replaced(
        'a heading of another region',
        'seiten/senioren-jobs-trier.yaml',
        'Wo Sie in Trier Rat finden',
        'Wo Sie in Mainz Rat finden',
      ),
    ),
  ),
]

export const table: Mistake[] = [
  ...files,
  ...yaml,
  ...fields,
  ...links,
  ...marks,
  ...wording,
  ...dates,
  ...figures,
  ...inAHurry,
  ...agreement,
]
