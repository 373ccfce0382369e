import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DataTable } from './DataTable.tsx'

const table = (cell: string) =>
  renderToStaticMarkup(
    <DataTable titel="Lohn" spalten={['Fall', 'Es bleiben']} zeilen={[['Büro', cell]]} />,
  )

test('An amount keeps its „etwa“ on its line, words may part', () => {
  expect(table('etwa 1.624\u00a0€')).toContain('etwa\u00a01.624\u00a0€')
  expect(table('je nach Steuer')).toContain('je nach Steuer')
})

test('Only a table of nothing but amounts sets them beside their labels on phones', () => {
  expect(table('603 €')).toContain('class="data-table amounts"')
  expect(table('nein')).toContain('class="data-table"')
})
