import type { TableData } from '../model/blocks'
import { RichText } from '../ui/RichText'

/** First column: row headings. On phones each row becomes a block with its labels. */
export function DataTable({ titel, spalten, zeilen, hinweis }: TableData) {
  return (
    <>
      <table className="table">
        <caption>{titel}</caption>
        <thead>
          <tr>
            {spalten.map((spalte) => (
              <th scope="col" key={spalte}>
                {spalte}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zeilen.map(([head, ...cells]) => (
            <tr key={head}>
              <th scope="row">{head}</th>
              {cells.map((cell, index) => (
                <td key={spalten[index + 1]} data-label={spalten[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {hinweis && <RichText html={hinweis} className="small" />}
    </>
  )
}
