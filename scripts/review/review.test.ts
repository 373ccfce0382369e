import { expect, test } from 'vitest'
import { annotations } from './annotations.ts'
import { changedLines } from './changed-lines.ts'
import { comment, commentMark, type Review } from './comment.ts'
import { type CheckFinding, readFindings } from './findings.ts'

const page = 'src/content/seiten/aktivrente.yaml'

const finding = (line: number, kind: CheckFinding['kind'], message = 'Das stimmt nicht.') => ({
  file: page,
  line,
  kind,
  message,
  remedy: 'Schreiben Sie etwas anderes.',
})

const diff = `diff --git ${page} ${page}
index 1..2 100644
--- ${page}
+++ ${page}
@@ -3 +3,2 @@ titel: x
-alt
+neu
+neu
@@ -9,2 +10,0 @@
-weg
-weg
diff --git src/content/texte/alt.md src/content/texte/alt.md
deleted file mode 100644
--- src/content/texte/alt.md
+++ /dev/null
@@ -1 +0,0 @@
-weg
`

test('a change knows the lines that it has written, and none of a file that is gone', () => {
  expect([...changedLines(diff)]).toEqual([[page, new Set([3, 4])]])
})

test('every mistake is shown at its line, a hint only where something was written', () => {
  const findings = [finding(70, 'mistake'), finding(4, 'hint'), finding(71, 'hint')]
  const shown = annotations(findings, changedLines(diff)).map((line) => line.split(',title')[0])
  expect(shown).toEqual([`::error file=${page},line=70`, `::warning file=${page},line=4`])
})

test('a message ends neither its annotation nor its line', () => {
  const [line] = annotations([finding(1, 'mistake', '100 %\n::add-mask::x')], new Map())
  expect(line).toMatch(/::100 %25%0A::add-mask::x Schreiben/)
})

test('what the check prints is understood, anything else is shown', () => {
  const list = [finding(1, 'hint')]
  expect(readFindings(JSON.stringify(list))).toEqual(list)
  expect(() => readFindings('Error: kaputt')).toThrow('Error: kaputt')
})

const review: Review = {
  findings: [],
  pages: [{ path: '/aktivrente', label: 'Aktivrente' }],
  pageCount: 31,
  changesCode: false,
  preview: 'https://deploy-preview-12--wirkzeit.netlify.app',
  source: 'https://github.com/firma/website/blob/neuer-satz',
}

test('the comment leads to exactly the pages that are different', () => {
  const text = comment(review)
  expect(text.startsWith(commentMark)).toBe(true)
  expect(text.match(/\]\(([^)]+)\)/g)).toEqual([`](${review.preview}/aktivrente)`])
  expect(comment({ ...review, pages: [] })).not.toContain(review.preview)
  expect(comment({ ...review, preview: '' })).toContain('Aktivrente: `/aktivrente`')
})

test('the comment counts mistakes, folds hints away, and leads to the line', () => {
  const text = comment({ ...review, findings: [finding(7, 'mistake'), finding(9, 'hint')] })
  expect(text).toContain('### Eine Stelle ist zu berichtigen')
  expect(text).toContain(`[aktivrente.yaml, Zeile 7](${review.source}/${page}#L7)`)
  expect(text.indexOf('<details>')).toBeLessThan(text.indexOf('Zeile 9'))
  expect(text.indexOf('<details>')).toBeGreaterThan(text.indexOf('Zeile 7'))
})

test('words of the content stay words in the comment', () => {
  const message = 'a | b <img src=x> [c](https://d.example) @firma'
  const text = comment({ ...review, findings: [finding(7, 'mistake', message)] })
  expect(text).toContain('a \\| b \\<img src=x\\> \\[c\\](https://d.example) @\u200bfirma')
})
