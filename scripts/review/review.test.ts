import { expect, test } from 'vitest'
import type { Finding } from '../../src/model/findings.ts'
import { annotations } from './annotations.ts'
import { changedLines } from './changed-lines.ts'
import { comment, commentMark, type Review } from './comment.ts'

const page = 'src/content/seiten/aktivrente.yaml'

const mistake = (line: number, message = 'Das stimmt nicht.'): Finding => ({
  file: page,
  line,
  message,
  remedy: 'Schreiben Sie etwas anderes.',
})
const hint = (line: number): Finding => ({ ...mistake(line), kind: 'hint' })

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
  const findings = [mistake(70), hint(4), hint(71)]
  const shown = annotations(findings, changedLines(diff)).map((line) => line.split(',title')[0])
  expect(shown).toEqual([`::error file=${page},line=70`, `::warning file=${page},line=4`])
})

test('a message ends neither its annotation nor its line', () => {
  const [line] = annotations([mistake(1, '100 %\n::add-mask::x')], new Map())
  expect(line).toMatch(/::100 %25%0A::add-mask::x Schreiben/)
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
  expect(text).not.toContain('auf jeder Seite')
  expect(comment({ ...review, pages: [], changesCode: true })).toContain('auf jeder Seite')
  expect(comment({ ...review, pages: [] })).not.toContain(review.preview)
  expect(comment({ ...review, preview: '' })).toContain('Aktivrente: `/aktivrente`')
})

test('the comment counts mistakes, folds hints away, and leads to the line', () => {
  const text = comment({ ...review, findings: [mistake(7), hint(9)] })
  expect(text).toContain('### Eine Stelle ist zu berichtigen')
  expect(text).toContain(`[aktivrente.yaml, Zeile 7](${review.source}/${page}#L7)`)
  expect(text.indexOf('<details>')).toBeLessThan(text.indexOf('Zeile 9'))
  expect(text.indexOf('<details>')).toBeGreaterThan(text.indexOf('Zeile 7'))
})

test('words of the content stay words in the comment', () => {
  const message = 'a | b <img src=x> [c](https://d.example) @firma'
  const text = comment({ ...review, findings: [mistake(7, message)] })
  expect(text).toContain('a \\| b \\<img src=x\\> \\[c\\](https://d.example) @\u200bfirma')
})
