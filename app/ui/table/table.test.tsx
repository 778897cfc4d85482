import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderPlain } from '../../../tests/factories/render-plain'
import { type Column, Table } from './table'
import type { SortOrder } from '~/domain/sorting'
import { SortMenu } from './sort-menu'

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
  'rows %s have aria-sort %s, and headers link to other orders',
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

const menuColumns = [
  { header: 'Plot', sortBy: 'plot' },
  { header: 'Status' },
  { header: 'Due', sortBy: 'due', isNumeric: true },
]

const toAddress = ({ sort = '', order = '' }) => (sort ? `?sort=${sort}&order=${order}` : '?list=all')

function read(by: string | null, order: SortOrder = 'asc') {
  const html = renderPlain(<SortMenu columns={menuColumns} sort={{ by, order, to: toAddress }} />)
  const links = [...html.matchAll(/<a ([^>]*)>([^<]*)/g)]
  return {
    summary: /<summary[^>]*>(.*?)<svg/
      .exec(html)?.[1]
      ?.replace(/<[^>]+>/g, '')
      .trim(),
    links: links.map(([, attributes = '', label]) => [label, /href="\/?\?([^"]*)"/.exec(attributes)?.[1]]),
    current: links
      .filter(([, attributes]) => attributes?.includes('aria-current'))
      .map(([, , label]) => label),
  }
}

test('X032 the sort menu has a link per sortable column; a link to sort by numbers begins with the largest', () => {
  expect(read(null)).toEqual({
    summary: 'Sort',
    links: [
      ['Plot', 'sort=plot&amp;order=asc'],
      ['Due', 'sort=due&amp;order=desc'],
    ],
    current: [],
  })
})

test.each([
  ['due', 'desc', 'Sort Due', 'asc'],
  ['due', 'asc', 'Sort Due', 'desc'],
  ['plot', 'asc', 'Sort Plot', 'desc'],
] as const)('X032 by %s %s, the sort menu says so and links to other orders', (by, order, summary, next) => {
  const menu = read(by, order)
  expect(menu.summary).toBe(summary)
  expect(menu.current.map((label) => label?.trim().toLowerCase())).toEqual([by])
  expect(menu.links.map(([, to]) => to)).toContain(`sort=${by}&amp;order=${next}`)
  expect(menu.links.at(-1)).toEqual(['Default order', 'list=all'])
})

test('X002 rows that cannot be sorted have no sort menu', () => {
  expect(renderPlain(<SortMenu columns={menuColumns} sort={null} />)).not.toContain('<details')
})
