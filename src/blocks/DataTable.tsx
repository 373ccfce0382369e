import type { TableData } from '../model/blocks.ts'
import { RichText } from '../ui/RichText.tsx'

/** `1.800 €`, `bis 603 €`, `etwa 1.624 €`, `12,5 %`, `–` */
const figure = /^(?:bis |ab |rund |etwa |ca\. ?)?[\d.,–]+\s?(?:€|%)?$/

/** An amount is not parted from its „etwa“. */
const unbroken = (cell = '') => (figure.test(cell) ? cell.replaceAll(' ', '\u00a0') : cell)

/** First column: row headings. On phones each row becomes a block with its labels. */
export function DataTable({ titel, spalten, zeilen, hinweis }: TableData) {
  const columns = spalten.map((spalte, index) => ({
    spalte,
    className: index > 0 && zeilen.every((zeile) => figure.test(zeile[index] ?? '')) ? 'num' : '',
  }))
  const isAllAmounts = columns.slice(1).every(({ className }) => className)
  return (
    <>
      <table className={isAllAmounts ? 'data-table amounts' : 'data-table'}>
        <caption>{titel}</caption>
        <thead>
          <tr>
            {columns.map(({ spalte, className }) => (
              <th scope="col" key={spalte} {...(className && { className })}>
                {spalte}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zeilen.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {columns.slice(1).map(({ spalte, className }, index) => (
                <td key={spalte} data-label={spalte} {...(className && { className })}>
                  {unbroken(cells[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hinweis && <RichText html={hinweis} className="small mt-6" />}
    </>
  )
}
