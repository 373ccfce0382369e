import { readBrand } from '../../../src/model/read-brand.ts'
import { readContentFiles } from '../../../src/site/content-files.ts'
import {
  alone,
  hint,
  inBlock,
  inBox,
  inHeading,
  inLine,
  inProse,
  inText,
  type Mistake,
  replaced,
} from './mistake.ts'

const inBrand = (name: string, line: string) => inLine(name, line, 'marke.yaml')

const inRedirects = (name: string, pattern: RegExp | string, by: string) =>
  replaced(name, 'netlify.toml', pattern, by)

/** What stands first below a figure. `pattern`: of a regular expression. */
const inFigure = (name: string, figure: string, pattern: string, by: string) =>
  replaced(name, 'fakten.yaml', new RegExp(`(${figure}:\\n[\\s\\S]*?)${pattern}`), `$1${by}`)

/** A picture beside a telephone number. */
const inCall = (name: string, picture: string) =>
  inBlock(
    name,
    `  - art: anruf\n    ueberschrift: Rufen Sie an\n    absaetze: [Das ist neu.]\n    knopf: { text: Jetzt starten, ziel: /registrieren }\n    bild: { ${picture} }`,
  )

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
    'a title without the year that was agreed on',
    'seiten/ehrenamt.yaml',
    / \{jahr\}(?=:)/,
    '',
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
    'a card gone of one of two blocks with cards that were agreed on',
    'seiten/freiwilliges-jahr-senioren.yaml',
    /^( {2}- art: ideen\n(?:.*\n){2}) {6}- .*\n(?: {8}.*\n)+/m,
    '$1',
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
    'a page that begins without a heading',
    undefined,
    /^bloecke:\n/m,
    '$&  - art: text\n    text: Das ist neu.\n',
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
  replaced(
    'a choice that the calculator does not have',
    'seiten/aktivrente-rechner.yaml',
    /rente: ja/,
    'rente: voll',
  ),
  alone(
    replaced(
      'a section of the privacy policy gone',
      'texte/datenschutz-analyse-und-rechte.md',
      /^## Verschlüsselung\n[\s\S]*?(?=^## )/m,
      '',
    ),
  ),
  replaced('a slot of the calculator misspelt', 'rechner.yaml', /\[lohn\]/, '[lonh]'),
  replaced('a slot where nothing is filled in', 'rechner.yaml', /Abzügen(?=')/, '$& [lohn]'),
  inText('the store spelt out', 'Ihre Angaben liegen in einer Tabelle bei Google.'),
  {
    name: 'a page with a picture that says nowhere where registrations lie',
    file: 'seiten/registrieren.yaml',
    change: (text) => withPicture.change(text.replaceAll('{speicher}', 'einer Tabelle')),
  },
]

const files: Mistake[] = [
  { name: 'saved as Windows-1252', change: asLatin1 },
  inText('a picture copied into a text', `data:image/png;base64,${'iVBORw0KGgo'.repeat(30_000)}`),
  { name: 'saved as UTF-16', change: asUtf16 },
  { name: 'one letter lost its bytes', change: (text) => text.replace('ü', '\ufffd') },
  { name: 'a long text saved as Windows-1252', file: 'texte/impressum.md', change: asLatin1 },
  {
    name: 'a document of Word that is called a long text',
    file: 'texte/impressum.md',
    change: () => 'PK\u0003\u0004\n\0\0',
  },
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
  inText('a blank in an e-mail address', 'Schreiben Sie an rat@verein .de, wenn es eilt.'),
  inText('no space behind a link', 'Das steht im [Ratgeber](/aktivrente)und am Tor.'),
  inProse('a heading without words', 'Das ist neu.\n\n##\n\nDas ist auch neu.'),
  inText('two words without their space', 'Sie habenAnspruch auf Ruhe.'),
  inText('a day and its time apart', 'Offen ist am Montag Nachmittag.'),
  inText('a letter in a number', 'Das sind l5 Stunden in der Woche.'),
  inText('no comma before a sentence that is told', 'Viele wissen dass es geht.'),
  inText('no comma before what is so instead', 'Das ist keine Pflicht sondern ein Recht.'),
  hint(inText('no comma before a reason', 'Viele kommen aus Neugier weil sie Zeit haben.')),
  hint(inText('readers asked as others', 'Kommen sie am Montag vorbei.')),
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
  {
    name: 'a page with an umlaut in its name',
    file: 'seiten/münchen.yaml',
    change: () => 'titel: x\n',
  },
  {
    name: 'a page with an umlaut of two signs in its name',
    file: 'seiten/mu\u0308nchen.yaml',
    change: () => 'titel: x\n',
  },
  {
    name: 'a page in a folder of its own',
    file: 'seiten/neu/dresden.yaml',
    change: () => 'titel: x\n',
  },
  {
    name: 'a page that ends on .yml',
    file: 'seiten/dresden.yml',
    change: () => 'titel: x\n',
  },
  {
    name: 'a page that no row names',
    file: 'seiten/dresden.yaml',
    change: () => 'titel: x\n',
  },
  { name: 'a long text that no page names', file: 'texte/neu.md', change: () => 'Neu.\n' },
  {
    name: 'a page as text file',
    added: 'src/content/seiten/dresden.yaml.txt',
    change: (text) => text,
  },
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
    name: 'a picture in a folder of its own',
    added: 'public/bilder/neu/dom.jpg',
    change: (text) => text,
  },
  hint({ name: 'a picture on no page', added: 'public/bilder/dom.jpg', change: (text) => text }),
  { name: 'a list beside the pictures', added: 'public/Teilnehmer.xlsx', change: (text) => text },
  {
    name: 'a page beside its folder',
    file: 'dresden.yaml',
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
  inBlock(
    'a kind of block with a capital',
    '  - Art: kasten\n    ueberschrift: Gut zu wissen\n    text: Das ist neu.',
  ),
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
  inCall('a picture neither described nor decorative', 'datei: anruf.svg'),
  inCall('the wrong picture', 'datei: anruff.svg, dekorativ: ja'),
  inBlock(
    'a symbol that does not exist',
    '  - art: vorteile\n    ueberschrift: Zwei Gründe\n    karten:\n      - { symbol: handheart, titel: Eins, text: Das ist neu. }\n      - { symbol: clock, titel: Zwei, text: Das auch. }',
  ),
  inLine(
    'a title too long',
    'titel: Ein Titel, der so lang ist, dass ihn keine Suchmaschine ganz zeigen wird',
  ),
  inLine('a title too short', 'titel: Neu'),
  inLine('a letter that the font lacks', 'titel: Ein Ausflug nach Łódź im Herbst'),
  replaced(
    'a description too short',
    undefined,
    /^beschreibung:(?:.*\n(?: {2}.*\n)+| .*)/m,
    'beschreibung: Zu kurz.\n',
  ),
  inLine('a scene that does not exist', 'szene: aufbuch.svg'),
  inLine('a scene without its ending', 'szene: aufbruch'),
  inLine('a German date', 'geaendert: 5.3.2026'),
  inLine('a day that the month lacks', 'geaendert: 2026-02-30'),
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
  inLine('two pages to read next', 'weiter: [/aktivrente, /wissenswertes]', 'seiten/ehrenamt.yaml'),
  alone({
    name: 'a title like that of another page',
    file: 'seiten/senioren-jobs-trier.yaml',
    change: (text) => text.replace(/^titel: .*$/m, 'titel: Zwei Seiten mit diesem Titel {jahr}'),
    also: (files) => {
      const other = `${pages}senioren-jobs-mainz.yaml`
      files[other] =
        files[other]?.replace(/^titel: .*$/m, 'titel: Zwei Seiten mit diesem Titel {jahr}') ?? ''
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
  inText('the brackets of a link swapped', 'Mehr (dazu)[/aktivrente].'),
  inText('square brackets around an address', 'Mehr steht unter [/aktivrente].'),
  inText('an address among the words', 'Mehr dazu (/aktivrente).'),
  inText('an address without its second bracket', 'Mehr [dazu](/aktivrente'),
  inText('empty brackets for an address', 'Mehr [dazu]().'),
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
  inLine(
    'a page to itself as next',
    'weiter: [/ehrenamt, /aktivrente, /wissenswertes]',
    'seiten/ehrenamt.yaml',
  ),
  inLine(
    'a page twice as next',
    'weiter: [/aktivrente, /aktivrente, /wissenswertes]',
    'seiten/ehrenamt.yaml',
  ),
  inRedirects(
    'a redirect to nowhere',
    'to = "/senioren-jobs-leipzig"',
    'to = "/senioren-jobs-leipzg"',
  ),
  inRedirects('a redirect to a redirect', 'to = "/aktivrente"', 'to = "/teilzeit"'),
  inRedirects('a redirect to itself', 'to = "/aktivrente"', 'to = "/wissenswertes/aktivrente"'),
  inRedirects('a redirect without quotes', 'to = "/aktivrente"', 'to = /aktivrente'),
  inRedirects('a misspelt redirect', '[[redirects]]', '[[redirect]]'),
  inRedirects(
    'a redirect gone that was agreed on',
    /\[\[redirects\]\]\n {2}from = "\/teilzeit"\n(?: .*\n)+/,
    '',
  ),
  inRedirects(
    'a redirect to another page than was agreed on',
    'to = "/senioren-jobs-berlin"',
    'to = "/senioren-jobs-hamburg"',
  ),
  inRedirects('a redirect from a page', 'from = "/teilzeit"', 'from = "/ehrenamt"'),
  inRedirects('a redirect twice', 'from = "/teilzeit"', 'from = "/datenschutz"'),
  inRedirects('a redirect with an umlaut', 'from = "/teilzeit"', 'from = "/büro"'),
  inRedirects(
    'a redirect whose key is misspelt',
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
  inText('a comma in an address', 'Mehr [dort](https://www,elster.de).'),
  inText('the comma behind an address', 'Mehr [dort](https://www.elster.de/hilfe,).'),
  inRedirects('a redirect for a while', 'status = 301', 'status = 302'),
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
  inHeading('HTML in a heading', 'Das ist <b>neu</b>'),
  inProse('a heading above another', '## Beruf\n\n## Lohn\n\nDas ist neu.'),
  inProse('a heading with nothing below', 'Das ist neu.\n\n## Lohn'),
  inText('an arrow of signs', '=> Das ist neu.'),
  inHeading('a backslash in a heading', "'Gut \\* zu wissen'"),
  inBox('a text of nothing', '    text: ~'),
  inText('one asterisk', 'Das ist *wichtig für alle.'),
  inText('two asterisks unclosed', 'Das ist **wichtig für alle.'),
  inText('a space within bold', 'Das ist ** wichtig ** für alle.'),
  inText('slanted letters', 'Das ist *wichtig* für alle.'),
  inHeading('an asterisk at both sides in a heading', "'Was *wirklich* hilft'"),
  inHeading('underscores in a heading', 'Was _wirklich_ hilft'),
  inProse('dashes as bullets', '– Erstens ist es neu.\n– Zweitens auch.'),
  inProse('a dash as a bullet', '– Erstens ist es neu.'),
  inHeading('a heading in quotes', '„Gut zu wissen, was gilt“'),
  inText('bullets of Word', '• Erstens • Zweitens'),
  inProse('bullets of Word in a list', '• Erstens\n• Zweitens'),
  inBox('a list in a paragraph', '    text: |\n      Erstens:\n\n      - eins'),
  inText('HTML', 'Das ist <b>wichtig</b> für alle.'),
  inText('an entity', 'Das ist f&uuml;r alle.'),
  inText('an entity by number', 'Das gilt&#160;immer &nbps; so.'),
  inText('an entity for what nobody sees', 'Das gilt&zwnj;immer.'),
  inHeading('an entity in a heading', 'Sicher &amp; gut'),
  inProse('a note in a text', 'Das ist neu.\n\n# Quelle: Anruf im Rathaus'),
  inText('a note in a paragraph', 'Das ist neu. # Quelle: Anruf im Rathaus'),
  inProse('dashes below a line', 'Das ist neu.\n---\nDas auch.'),
  inBlock(
    'paragraphs without the bar before them',
    '  - art: text\n    text:\n      Das ist neu.\n\n      Das auch.',
  ),
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
    "  - art: zahlen\n    ueberschrift: Was bleibt\n    zahlen:\n      - { zahl: '2.000', text: steuerfrei }\n      - { zahl: '{minijob_grenze}', text: im Minijob }\n    tabelle:\n      titel: Im Mai\n      spalten: [Fall, Betrag]\n      zeilen:\n        - [Minijob, '2.000']",
  ),
  inText('straight quotes', 'Sie sagt "ja" dazu.'),
  inText('quotes mixed', 'Sie sagt „ja" dazu.'),
  inHeading('quotes mixed within straight ones', '"Wer „ja" sagt"'),
  inText('English closing quote', 'Sie sagt „ja” dazu.'),
  inText('hyphen as a dash', 'Das ist neu - und gut.'),
  inBox('hyphen as a dash and straight quotes', '    text: Sie sagt „ja" - und geht.'),
  inText('TODO', 'TODO: Zahl prüfen!!'),
  inText('something to be completed', 'Das ist neu. Bitte ergänzen.'),
  inText('a doubt in brackets', 'Dort helfen viele (stimmt das?).'),
  inText('a note for a colleague', '@Petra: Das ist neu.'),
  inText('angle brackets around what is missing', '<hier Satz einfügen>'),
  inText('a gap to be filled in', 'Rufen Sie Frau ____ an.'),
  inText('Lorem ipsum', 'Lorem ipsum dolor sit amet.'),
  inBrand('N.N.', 'vertreten_durch: N.N.'),
  inText('a word twice', 'Das gilt gilt für alle.'),
  inText('some words twice', 'Das steht in der\n      in der Zeitung.'),
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
  inText('the wrong day of the week', 'Das beginnt am Montag, 3. Mai 2026.'),
  inText('an hour that no day has', 'Von 8 bis 26 Uhr ist offen.'),
  inText('our name spelt out', `Bei ${name} rufen Menschen an.`),
  inText('a space before the comma', 'Das ist neu , aber gut.'),
  inText('no space behind the comma', 'Das ist neu,aber gut.'),
  inText('a word that nobody knows', 'Das ist eine Verienbarung.'),
  inText('a word that nobody knows, and a part of one before', 'Das ist ’ne Idee.'),
  inText('two words that nobody knows', 'Das ist eine Verienbarung mit Zusatztermn.'),
  hint(
    replaced(
      'an allowed word that is not there',
      undefined,
      /^geaendert: .*$/m,
      '$&\nwoerter: [Xanadustraße]',
    ),
  ),
  inText('a wrong telephone number', 'Rufen Sie an: 0800 1000 4801, nicht +49 (0)800 1000 4800.'),
  inText('an unknown telephone number', 'Rufen Sie an: 0351 4567890.'),
  inText('a link to a wrong telephone number', 'Rufen Sie [uns an](tel:+4980010004801).'),
  hint(
    inText(
      'a long sentence',
      'Wer am Morgen in die Stadt fährt und am Abend wieder heim, der weiß, dass der Weg zur Arbeit an manchen Tagen länger ist als die Arbeit an sich.',
    ),
  ),
  inCall('„Bild“ as its own description', 'datei: anruf.svg, alt: Bild'),
  inCall('the file name as description', 'datei: anruf.svg, alt: anruf.svg'),
  inCall('„Hier sieht man“', 'datei: anruf.svg, alt: Hier sieht man eine Frau am Telefon'),
  inCall('„Bild von“', 'datei: anruf.svg, alt: Bild von einer Frau am Telefon'),
  inCall(
    'a picture described at length',
    `datei: anruf.svg, alt: 'Eine Frau telefoniert, lacht${', schreibt, lacht'.repeat(12)}'`,
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
  inBlock(
    'a ground beside one that a block has by itself',
    '  - art: kasten\n    ueberschrift: Gut zu wissen\n    grund: gras\n    text: Das ist neu.\n  - art: regionen\n    ueberschrift: Unsere Regionen',
  ),
]

const dates: Mistake[] = [
  inLine('a day in ten years', 'geaendert: 2036-11-21'),
  inLine('a day long before', 'geaendert: 2006-11-21', 'seiten/ehrenamt.yaml'),
  inLine('a day without its zero', 'geaendert: 2026-11-8'),
  { ...inText('new words and an old day', 'Das gilt für alle.'), isRecent: true },
  replaced(
    'published tomorrow',
    'seiten/helga-neustart-65.yaml',
    /veroeffentlicht: [\d-]+/,
    'veroeffentlicht: 2036-01-01',
  ),
  inLine(
    'changed before it was published',
    'geaendert: 2025-02-01',
    'seiten/helga-neustart-65.yaml',
  ),
  inFigure(
    'a figure looked at in the future',
    'midijob_bis',
    'stand: [\\d-]+',
    'stand: 2036-11-21',
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
  inFigure('a value ten times too large', 'minijob_grenze', "wert: '\\d+'", "wert: '6030'"),
  inFigure('a value with its unit', 'mindestlohn', "wert: '13,90'", "wert: '13,90 Euro'"),
  inFigure(
    'a value that the calculator cannot read',
    'midijob_bis',
    "wert: '2.000'",
    "wert: '2 000'",
  ),
  inFigure('a text where a range is given', 'deutschlandticket', "wert: '63'", "wert: '63 bis 66'"),
  replaced('a tax that leaps', 'fakten.yaml', 'bis 17.799: (914', 'bis 17.999: (914'),
  replaced('a tax of no known form', 'fakten.yaml', '0,42·x − 11.135', '0,42x − 11.135'),
  inFigure('an English value', 'mindestlohn', "wert: '13,90'", "wert: '13.90'"),
  inFigure('an English thousand', 'midijob_bis', "wert: '2.000'", "wert: '2,000'"),
  inFigure(
    'a range the wrong way round',
    'midijob_bis',
    'spanne: \\[.*\\]',
    "spanne: ['3.000', '1.500']",
  ),
  inFigure('a range forgotten', 'midijob_bis', ' {2}spanne: .*\n', ''),
  inFigure('a unit misspelt', 'midijob_bis', 'einheit: Euro', 'einheit: Euros'),
  replaced('a name misspelt', 'fakten.yaml', /^minijob_grenze:/m, 'minijob_grenz:'),
  replaced('a name with a capital', 'fakten.yaml', /^minijob_grenze:/m, 'Minijob_grenze:'),
  inFigure('an English factor', 'teilzeit_lohn_10', "mal: '43,3'", "mal: '43.3'"),
  replaced('a name with a space', 'fakten.yaml', /^minijob_grenze:/m, 'minijob grenze:'),
  inFigure(
    'a slip in the year in which a value ends',
    'deutschlandticket',
    'gilt_bis: 2026',
    'gilt_bis: 2062',
  ),
  inFigure('an amount without its last zero', 'mindestlohn', "wert: '14,60'", "wert: '14,6'"),
  replaced('an entry gone', 'fakten.yaml', /^mindestlohn:\n(?: .*\n)+/m, ''),
  replaced('a figure of the calculator gone', 'fakten.yaml', /^rv_satz:\n(?: .*\n)+/m, ''),
  inFigure('no source', 'midijob_bis', ' {2}quelle: .*\n', ''),
  inFigure('a source that is none', 'midijob_bis', 'quelle: .*', 'quelle: folgt'),
  inFigure(
    'a source that is the guide’s',
    'midijob_bis',
    'quelle: .*',
    "quelle: 'wo Sie den neuen Wert gefunden haben'",
  ),
  inFigure('no unit', 'deutschlandticket', 'einheit: Euro', 'einheit:'),
  inFigure('an English range', 'midijob_bis', 'spanne: .*', "spanne: ['2,000', '2,500']"),
  inFigure(
    'a value with a unit and a space that does not break',
    'midijob_bis',
    "wert: '2.000'",
    "wert: '2.000\u00a0Euro'",
  ),
  inFigure('a value with more than a number', 'midijob_bis', "wert: '2.000'", "wert: '„2.000“'"),
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
  inFigure('no value', 'midijob_bis', ' {2}wert: .*\n', ''),
  inFigure('a note behind the value', 'midijob_bis', "wert: '2.000'", "wert: '2.000' # prüfen"),
  inFigure('a value without its quote', 'midijob_bis', "wert: '2.000'", "wert: '2.000"),
  replaced(
    'it ends before it begins',
    'fakten.yaml',
    /^midijob_bis:/m,
    "probe_preis:\n  bedeutung: Neues\n  wert: eins\n  einheit: ''\n  gilt_ab: 2026-01-01\n  gilt_bis: 2025-12-31\n  stand: 2026-11-21\n  quelle: Gesetz\n\nmidijob_bis:",
  ),
  inFigure('a price overwritten', 'deutschlandticket', "wert: '63'", "wert: '66'"),
  inFigure('a value that was another by law', 'minijob_grenze', "wert: '603'", "wert: '613'"),
  inFigure('a gap between two values', 'mindestlohn', 'gilt_ab: 2027-01-01', 'gilt_ab: 2027-02-01'),
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
  inBrand('the address misspelt', 'email: kontakt(at)wirkzeit.de'),
  replaced('a name of the brand misspelt', 'marke.yaml', /^email:/m, 'emial:'),
  replaced(
    'a contract of a day that does not exist',
    'marke.yaml',
    /geschlossen: [\w-]+/,
    'geschlossen: 2026-02-30',
  ),
  replaced('the year forgotten', 'marke.yaml', /^jahr:.*\n/m, ''),
  inBrand('the year empty', 'jahr:'),
  inBrand('a colon in the brand', 'untertitel: Arbeit: und Ehrenamt'),
  inBrand('the form without https', 'anmeldeformular: formular.wirkzeit.example'),
  inBrand('a store without contract and name', 'speicher: einer Datenbank bei Musterdaten'),
  inBrand('a store that is none', 'speicher: postgres'),
  inBrand('a year alone', 'jahr: 2027'),
  inBrand('a month misspelt', 'stand: Novmber 2026'),
  inBrand('a slip in a sentence', 'untertitel: Arbeit im Ruhesatnd'),
  inBrand('a page behind the domain', 'domain: https://www.wirkzeit.de/start'),
  inBrand('a digit missing in the tax number', 'ust_id: DE12345678'),
  inBrand('a number that cannot be dialled', 'telefon: +49 (0)30 1234567'),
  inBrand(
    'a sentence where the end of one is asked for',
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
  replaced(
    'a postcode in the lines of street and town',
    'marke.yaml',
    /^strasse: .*\n(plz: .*\n)ort: .*/m,
    'strasse: Musterweg 1, 50667 Köln\n$1ort: 50667 Köln',
  ),
  inBrand('a postcode of four digits', "plz: '1011'"),
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
  hint(faqOf('a question with a stop', 'Geht das.', 'Ja.')),
  inHeading('a heading with a colon', "'Gut zu wissen:'"),
  inText('one before a plural', 'Das dauert eine Stunden.'),
  inText('two before a singular', 'Das dauert zwei Stunde.'),
  inBox('a text that begins small', '    text: >-\n      das ist neu.'),
  faq('an answer that begins with a placeholder', "'{antwort_anmeldung} hören Sie von uns.'"),
  inBrand('a word of the brand misspelt', 'antwort_anmeldung: innerhalb von drei Werktahgen'),
  replaced(
    'the first entry of a list indented too far',
    'seiten/ehrenamt.yaml',
    /^( +)(?=- frage: )/m,
    '$1 ',
  ),
  inBlock(
    'a row twice',
    '  - art: tabelle\n    ueberschrift: Gut zu wissen\n    tabelle:\n      titel: Zwei Modelle\n      spalten: [Modell, Tage]\n      zeilen:\n        - [Minijob, zwei]\n        - [Minijob, zwei]',
  ),
  inBlock(
    'two tiles of one name',
    '  - art: kacheln\n    ueberschrift: Gut zu wissen\n    kacheln:\n      - { titel: Ehrenamt, ziel: /ehrenamt }\n      - { titel: Ehrenamt, ziel: /aktivrente }',
  ),
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
  inLine('a day in words', 'geaendert: 5. März 2026', 'seiten/ehrenamt.yaml'),
  faq('an answer of dots', '...'),
  inBlock(
    'a question more than its heading says',
    '  - art: faq\n    ueberschrift: Zwei kurze Fragen\n    fragen:\n      - { frage: Wo ist es?, antwort: Im Hof. }\n      - { frage: Wann ist es?, antwort: Am Abend. }\n      - { frage: Wer kommt?, antwort: Die Nachbarn. }',
  ),
  inBlock(
    'other hours than those of the days',
    '  - art: woche\n    ueberschrift: So kann es sein\n    zeilen:\n      - titel: Botendienst\n        angabe: bezahlt, 12 Stunden\n        farbe: sonne\n        tage: { Di: 8–13.30 Uhr, Do: 8–13 Uhr }',
  ),
  replaced(
    'a description without its end',
    undefined,
    /^beschreibung: .*(?:\n .*)*/m,
    "beschreibung: 'Was im Hof zu tun ist, wer dort hilft und wie lange, mit den Regeln, die gelten für'",
  ),
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
  inText('a unit in words before its placeholder', 'Das sind Euro {minijob_grenze_2025} im Monat.'),
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
  inText('an anchor without its name', 'Mehr [dazu](#).'),
  inText('a file for its address', 'Mehr [auf der ersten Seite](/start).'),
  inText('a word at a placeholder', 'Der {minijob_grenze_2025}betrag galt.'),
  inText('digits at a placeholder', 'Damals galten {minijob_grenze_2025},50 im Monat.'),
  inText('a unit at a placeholder', 'Damals galten {minijob_grenze_2025}€ im Monat.'),
  inText('a digit before a placeholder', 'Damals galten 1{minijob_grenze_2025} im Monat.'),
  inText('spaces within quotation marks', 'Man nennt es „ Ehrensold “ dort.'),
  inText('the hyphen of Word that keeps a line together', 'Die S\u2011Bahn hält hier.'),
  inText('the sign of subtraction', 'Das dauert 10\u221212 Tage.'),
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
    'the first line of a block indented too far',
    '  - art: kasten\n     ueberschrift: Gut zu wissen\n    text: Das ist neu.',
  ),
  inBlock(
    'a row that does not end',
    '  - art: tabelle\n    ueberschrift: Gut zu wissen\n    tabelle:\n      titel: Zwei Modelle\n      spalten: [Modell, Tage]\n      zeilen:\n        - [Minijob, zwei\n        - [Teilzeit, drei]',
  ),
  inBlock(
    'a cell of a row in bold letters',
    '  - art: tabelle\n    ueberschrift: Gut zu wissen\n    tabelle:\n      titel: Zwei Modelle\n      spalten: [Modell, Tage]\n      zeilen:\n        - [**Minijob**, zwei]\n        - [Teilzeit, drei]',
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
      '$1      Viele haben einen Pkw-Führerschein, viele einen Lkw-Führerschein, alle Zeit und Freude.\n',
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
  alone(inBrand('a month below pages that is still to come', 'stand: Mai 2062')),
  alone(inBrand('years in titles that are still to come', 'jahr: 2062/63')),
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
  inText('a thousand with the comma of English', 'Dort helfen 10,000 Menschen.'),
  inText('a sentence without its end', 'Das ist gut. Wenn Sie dort'),
  inBlock(
    'a list without its name',
    '  - art: liste\n    ueberschrift: Drei kleine Tipps\n      - Erstens.\n      - Zweitens.',
  ),
  inBlock(
    'cards below a long text, without the name of their list',
    '  - art: vorteile\n    ueberschrift: Gut zu wissen\n    text: >-\n      Das ist neu.\n      - symbol: clock\n        titel: Wenig Zeit\n        text: Das auch.',
  ),
  replaced('a picture without its name', 'seiten/danke.yaml', /^ +bild:\n/m, ''),
  replaced(
    'a table below a text, without its name',
    'seiten/teilzeit-arbeiten-in-der-rente.yaml',
    /^ +tabelle:\n/m,
    '',
  ),
  alone(replaced('blocks without the name of their list', 'seiten/danke.yaml', /^bloecke:\n/m, '')),
  alone(
    replaced(
      'blocks below pages to read next, without the name of their list',
      'seiten/aktivrente.yaml',
      /^bloecke:\n/m,
      '',
    ),
  ),
  inBlock(
    'a question pasted where the cursor stood',
    '  - art: faq\n    ueberschrift: Wo und wann\n    fragen:\n      - frage: Wo ist es?\n        antwort: >-\n          Im Hof.\n                - frage: Wann ist es?\n        antwort: Am Abend.',
  ),
  inBlock(
    'a question pasted behind a short answer',
    '  - art: faq\n    ueberschrift: Wo und wann\n    fragen:\n      - frage: Wo ist es?\n        antwort: Im Hof.\n              - frage: Wann ist es?\n        antwort: Am Abend.',
  ),
  inBlock(
    'a block pasted where the cursor stood',
    '  - art: kasten\n    ueberschrift: Gut zu wissen\n    text: >-\n      Das ist neu.\n        - art: kasten\n    ueberschrift: Noch ein Kasten\n    text: Das auch.',
  ),
  inBlock(
    'a block of several lines too far right',
    '      - art: kasten\n        ueberschrift: Gut zu wissen\n        text: Das ist neu.',
  ),
  inBox(
    'a point too far right',
    '    punkte:\n      - Das ist neu.\n        - Das auch.\n      - Und das.',
  ),
  inBox(
    'a point at the margin behind a long one',
    '    punkte:\n      - Das ist neu.\n      - >-\n        Das auch.\n- Und das.',
  ),
  inBox(
    'a tab before a point',
    '    punkte:\n      - Das ist neu.\n\t- Das auch.\n      - Und das.',
  ),
  inBox('what a chat puts around lines', '```yaml\n    text: Das ist neu.\n```'),
  {
    name: 'what a chat puts around a long text',
    file: 'texte/impressum.md',
    change: (text) => `\`\`\`markdown\n${text.trimEnd()}\n\`\`\`\n`,
  },
  inBox('braces forgotten', '    text: Das ist neu.\n    knopf: text: Jetzt los, ziel: /ehrenamt'),
  inCall('a colon in a description', 'datei: anruf.svg, alt: Eine Frau: sie lacht ins Telefon.'),
  inCall('an empty description', 'datei: anruf.svg, alt:'),
  alone(
    inCall(
      'a picture described as another one',
      "datei: anruf.svg, alt: 'Ein Sparschwein mit einer Münze im Schlitz, daneben ein Taschenrechner.'",
    ),
  ),
  {
    ...replaced(
      'a picture described as the one before it',
      'seiten/ehrenamt.yaml',
      'datei: ehrenamt.svg',
      'datei: blumen.svg',
    ),
    isRecent: true,
  },
  inLine(
    'the year twice in a title',
    "titel: 'Ehrenamt {jahr} {jahr}: sechs Ideen'",
    'seiten/ehrenamt.yaml',
  ),
  replaced(
    'round brackets around a list',
    'seiten/ehrenamt.yaml',
    /^weiter:(?: \[.*\]|\n(?: .*\n)+)/m,
    'weiter: (/aktivrente, /wissenswertes, /sitemap)\n',
  ),
  inBlock(
    'an answer at the margin',
    '  - art: faq\n    ueberschrift: Wo ist es\n    fragen:\n      - frage: Wo ist es?\nantwort: Im Hof.',
  ),
  faq('the text of an example', 'Ihr Text'),
  replaced(
    'a line for each allowed word',
    'seiten/ehrenamt.yaml',
    /^bloecke:/m,
    'woerter: [Xanadustraße]\nwoerter: [Xanaduweg]\nbloecke:',
  ),
  inLine('a day in quotation marks', 'geaendert: „2026-11-21“', 'seiten/ehrenamt.yaml'),
  inBrand('a sentence where hours are asked for', 'telefon_zeiten: Wir sind am Montag da.'),
  inText('a picture among the words', 'Das ist neu \u2705 und gut.'),
  replaced(
    'a picture among the words above a page',
    'seiten/ehrenamt.yaml',
    'Ruhestand: eine',
    'Ruhestand \u{1f600}: eine',
  ),
  replaced('a line below a note indented', 'marke.yaml', /^registrierung: /m, ' registrierung: '),
  inProse('ticks as bullets', '✓ Erstens\n✓ Zweitens'),
  inProse('circles of Word as bullets', 'Das zählt:\no Erstens\no Zweitens'),
  inProse('letters as bullets', 'Das zählt:\na) Erstens\nb) Zweitens'),
  inText('a question mark for an umlaut', 'Das ist neu f?r Sie.'),
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
