import { Window } from 'happy-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { sayingsIn } from './reading-order.ts'

let main: Element
beforeEach(() => {
  const window = new Window()
  vi.stubGlobal('document', window.document)
  vi.stubGlobal('Node', window.Node)
  vi.stubGlobal('getComputedStyle', window.getComputedStyle.bind(window))
  // What every browser knows and happy-dom does not.
  window.document.head.innerHTML = '<style>a, b, i, span { display: inline }</style>'
  main = window.document.createElement('main') as unknown as Element
  window.document.body.append(main as never)
})

const read = (html: string) => {
  main.innerHTML = html
  return sayingsIn(main)
}
const said = (html: string) => read(html).map(({ text }) => text)

describe('What is read, and in which order', () => {
  test('headings, paragraphs and lists, sentence by sentence', () => {
    expect(
      said('<h1>Arbeit</h1><p>Zwei Sätze. Hier der zweite.</p><ul><li>Eins</li><li>Zwei</li></ul>'),
    ).toEqual(['Arbeit', 'Zwei Sätze.', 'Hier der zweite.', 'Eins', 'Zwei'])
  })

  test('a sentence runs on through emphasis and links, and ends at a line break', () => {
    expect(said('<p>Bis <b>603 €</b> im <a href="/">Monat</a>. Dann<br>mehr</p>')).toEqual([
      'Bis 603 Euro im Monat.',
      'Dann',
      'mehr',
    ])
  })

  test('a headline in one go, though a word of it stays together', () => {
    expect(
      said('<h1><span style="display: inline-block">Senioren-Jobs</span> in Trier</h1>'),
    ).toEqual(['Senioren-Jobs in Trier'])
  })

  test('no menus, buttons, forms, hidden words, pictures to enlarge, or cards that lead away', () => {
    expect(
      said(
        '<nav>Sie sind hier</nav><a class="btn">Jetzt</a><form><label>Name</label></form>' +
          '<div data-short-case=""><label>Lohn</label></div>' +
          '<span class="sr-only">neues Fenster</span><p hidden>später</p><p style="display:none">nie</p>' +
          '<a class="zoom"><span>Klicken</span></a><section><div class="wrap"><h2>Weiterlesen</h2><div class="further">Ehrenamt</div></div></section>' +
          '<i aria-hidden="true">Zier</i><div class="aids">Lesezeit</div><p>Das hier.</p>',
      ),
    ).toEqual(['Das hier.'])
  })

  test('of a question that is closed only the question, of an open one also the answer', () => {
    expect(
      said(
        '<details><summary>Geht das?</summary><div>Ja.</div></details>' +
          '<details open><summary>Und das?</summary><div>Auch.</div></details>',
      ),
    ).toEqual(['Geht das?', 'Und das?', 'Auch.'])
  })

  test('a table row by row, each cell with the head of its column', () => {
    const table =
      '<table><thead><tr><th>Form</th><th>Lohn</th></tr></thead>' +
      '<tbody><tr><th>Minijob</th><td>603 €</td></tr></tbody></table>'
    expect(said(table)).toEqual(['Minijob', 'Lohn: 603 Euro'])
  })

  test('a week by its days, free ones left out', () => {
    const week =
      '<table><thead><tr><td></td><th>Mo</th><th>Di</th></tr></thead><tbody><tr><th>Bäckerei</th>' +
      '<td><span class="sr-only">frei</span></td><td><span>7–11</span></td></tr></tbody></table>' +
      '<div role="img" aria-label="Beispielwoche: Mo, So"><i>Mo</i><i>Di</i></div>'
    expect(said(week)).toEqual(['Bäckerei', 'Dienstag: 7 bis 11', 'Beispielwoche: Montag, Sonntag'])
  })
})

test('The range of a sentence is that sentence, without the spaces around it', () => {
  const ranges = read('<p>  Eins ist <b>fett</b>. Zwei   </p>').map(({ range }) => `${range}`)
  expect(ranges).toEqual(['Eins ist fett.', 'Zwei'])
})
