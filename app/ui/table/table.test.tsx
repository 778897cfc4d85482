import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { type Column, Table } from './table'

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

test('X032 a column can have a short label on phones; the column header keeps the full text', () => {
  const tableHtml = render({
    columns: [...columns, { ...columns[1]!, header: 'Late Charges', shortHeader: 'Late' }],
  })
  expect(tableHtml).toMatch(/<th scope="col"[^>]*>(<a [^>]*>)?Late Charges</)
  expect(tableHtml).toMatch(/data-label="Late Charges" data-short="Late"/)
  expect(tableHtml.match(/data-short/g)).toHaveLength(plots.length)
})
