import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { Table } from './table'

const html = renderPlain(
  <Table
    caption="Receipts"
    rows={[{ number: 'R1', amount: 5 }]}
    rowKey={(row) => row.number}
    totalLabel="Total"
    columns={[
      { header: 'Number', cell: (row) => row.number, isRowHeader: true },
      { header: 'Amount', cell: (row) => row.amount, isNumeric: true, total: 5 },
    ]}
  />,
)

test('M158 has explicit table roles and cell labels for phones', () => {
  expect(html).toContain('<table')
  expect(html).toMatch(/role="table".*<caption[^>]*>Receipts<\/caption>/)
  expect(html).toMatch(/<th scope="col" role="columnheader"[^>]*>Amount</)
  expect(html).toMatch(/<th scope="row" role="rowheader"[^>]*data-label="Number">R1</)
  expect(html).toMatch(/<td role="cell"[^>]*data-label="Amount">5</)
})

test('M168 shows the total below its column', () => {
  expect(html).toMatch(
    /<tfoot role="rowgroup"><tr role="row"><th[^>]*>Total<\/th><td[^>]*data-label="Amount">5</,
  )
})
