import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { type Column, Table } from './table'

const html = renderPlain(
  <Table
    caption="Receipts"
    rows={[{ number: 'R1', amount: 5 }]}
    rowKey={(row) => row.number}
    totalLabel="Total"
    columns={[
      { header: 'Number', cell: (row) => row.number, place: 'title' },
      { header: 'Amount', cell: (row) => row.amount, place: 'amount', isNumeric: true, total: 5 },
    ]}
  />,
)

test('M158 a table has explicit roles, and its cells have labels for phones', () => {
  expect(html).toContain('<table')
  expect(html).toMatch(/role="table".*<caption[^>]*>Receipts<\/caption>/)
  expect(html).toMatch(/<th scope="col" role="columnheader"[^>]*>Amount</)
  expect(html).toMatch(/<th scope="row" role="rowheader"[^>]*data-label="Number">R1</)
  expect(html).toMatch(/<td role="cell"[^>]*data-label="Amount">5</)
})

test('M168 a total is below its column', () => {
  expect(html).toMatch(
    /<tfoot role="rowgroup"><tr role="row"[^>]*><th[^>]*>Total<\/th><td[^>]*data-label="Amount">5</,
  )
})

const plots = [
  { plot: '12/A', due: 5 },
  { plot: '7', due: 0 },
]
const columns: Column<(typeof plots)[number]>[] = [
  { header: 'Plot', place: 'title', cell: ({ plot }) => plot, sortBy: 'plot' },
  { header: 'Due', place: 'amount', cell: ({ due }) => due, isNumeric: true, sortBy: 'due' },
]
const render = (props: Partial<ComponentProps<typeof Table<(typeof plots)[number]>>>) =>
  renderPlain(
    <Table
      caption="Plots"
      columns={columns}
      rowKey={({ plot }) => plot}
      {...({ rows: plots, ...props } as { rows: typeof plots })}
    />,
  )

test('by default, the link of a row is in the row header; a row without an address has no link', () => {
  const tableHtml = render({ rowTo: ({ plot }) => (plot === '7' ? undefined : `/plots/${plot}`) })
  expect(tableHtml).toMatch(/<th scope="row"[^>]*><a [^>]*href="\/plots\/12\/A"[^>]*>12\/A<\/a><\/th>/)
  expect(tableHtml.match(/<a /g)).toHaveLength(1)
  expect(tableHtml).toMatch(/<th scope="row"[^>]*>7<\/th>/)
})

test.each([
  ['in the default order', 'absent', null, 'asc', '?sort=due&amp;order=desc', '?sort=plot&amp;order=asc'],
  ['sorted by due', 'descending', 'due', 'desc', '?sort=due&amp;order=asc', '?sort=plot&amp;order=asc'],
  ['sorted by plot', 'ascending', 'plot', 'asc', '?sort=due&amp;order=desc', '?sort=plot&amp;order=desc'],
] as const)(
  'for rows %s, aria-sort is %s, and the headers link to other orders',
  (_, ariaSort, by, order, due, plot) => {
    const tableHtml = render({ sort: { by, order, to: (to) => `?sort=${to.sort}&order=${to.order}` } })
    expect(tableHtml).toContain(`href="/${due}"`)
    expect(tableHtml).toContain(`href="/${plot}"`)
    expect(/aria-sort="(\w+)"/.exec(tableHtml)?.[1] ?? 'absent').toBe(ariaSort)
  },
)

test('each group has a heading above its rows', () => {
  const groups = [
    { key: 1, heading: '7-Sep-26', sum: '₹5', rows: plots.slice(0, 1) },
    { key: 2, heading: 'Plot 7', level: 3 as const, rows: plots.slice(1) },
  ]
  const tableHtml = render({ groups, rows: undefined })
  expect(tableHtml).toMatch(/<td role="cell" colSpan="2">.*<h2[^>]*>7-Sep-26<\/h2>.*₹5.*12\/A/i)
  expect(tableHtml).toMatch(/<h3[^>]*>Plot 7<\/h3>/)
})

test('X032 a column can have a short label on phones; the column header keeps the full text', () => {
  const tableHtml = render({
    columns: [...columns, { ...columns[1]!, header: 'Late Charges', shortHeader: 'Late' }],
  })
  expect(tableHtml).toMatch(/<th scope="col"[^>]*>(<a [^>]*>)?Late Charges</)
  expect(tableHtml).toMatch(/data-label="Late Charges" data-short="Late"/)
  expect(tableHtml.match(/data-short/g)).toHaveLength(plots.length)
})

test('X032 other row groups can precede and follow the rows in the same table', () => {
  const tableHtml = render({
    before: <tbody id="before" />,
    rows: plots.slice(1, 2),
    after: <tbody id="after" />,
  })
  expect(tableHtml.match(/<tbody [^>]*(id="\w+"|role="rowgroup")/g)).toEqual([
    '<tbody id="before"',
    '<tbody role="rowgroup"',
    '<tbody id="after"',
  ])
  expect(tableHtml.match(/<table/g)).toHaveLength(1)
})

test('X021 facts follow the state in its cell, and fold under a control that has the name of the row', () => {
  const facts = { rowName: ({ plot }: { plot: string }) => `Plot ${plot}`, content: () => 'EMI 4' }
  const tableHtml = render({
    columns: [...columns, { header: 'Status', place: 'state', cell: () => 'Late', facts }],
  })
  expect(tableHtml.match(/<td role="cell"[^>]*data-label="Status">.*?<\/td>/s)?.[0]).toMatch(
    /Late<.*<details[^>]*><summary aria-label="Details: Plot 12\/A">.*<\/details>.*EMI 4/s,
  )
  expect(tableHtml.match(/<summary/g)).toHaveLength(plots.length)
})
