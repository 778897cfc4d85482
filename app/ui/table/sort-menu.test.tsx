import { expect, test } from 'vitest'
import type { SortOrder } from '~/domain/sorting'
import { renderPlain } from '../../../tests/factories/render-plain'
import { SortMenu } from './sort-menu'

const columns = [
  { header: 'Plot', sortBy: 'plot' },
  { header: 'Status' },
  { header: 'Due', sortBy: 'due', isNumeric: true },
]

function read(by: string | null, order: SortOrder = 'asc') {
  const html = renderPlain(
    <SortMenu columns={columns} sort={{ by, order, to: (to) => `?sort=${to.sort}&order=${to.order}` }} />,
  )
  const links = [...html.matchAll(/<a ([^>]*)>([^<]*)/g)]
  return {
    summary: /<summary[^>]*><span>(.*?)<svg/.exec(html)?.[1]?.replace(/<[^>]+>/g, ''),
    links: links.map(([, attributes = '', label]) => [label, /href="\/?\?([^"]*)"/.exec(attributes)?.[1]]),
    current: links
      .filter(([, attributes]) => attributes?.includes('aria-current'))
      .map(([, , label]) => label),
  }
}

test('X032 the sort menu has a link per sortable column, amounts largest first', () => {
  expect(read(null)).toEqual({
    summary: 'Sort',
    links: [
      ['Plot', 'sort=plot&amp;order=asc'],
      ['Due, largest first', 'sort=due&amp;order=desc'],
    ],
    current: [],
  })
})

test.each([
  ['due', 'desc', 'Sort: Due ▼', ['Plot', 'Due, largest first', 'Due, smallest first'], 'Due, largest first'],
  ['due', 'asc', 'Sort: Due ▲', ['Plot', 'Due, largest first', 'Due, smallest first'], 'Due, smallest first'],
  ['plot', 'desc', 'Sort: Plot ▼', ['Plot', 'Plot, descending', 'Due, largest first'], 'Plot, descending'],
] as const)(
  'X032 the sort menu by %s %s names its order and has the other one',
  (by, order, summary, labels, current) => {
    const menu = read(by, order)
    expect(menu.summary).toBe(summary)
    expect(menu.links.map(([label]) => label)).toEqual(labels)
    expect(menu.current).toEqual([current])
  },
)

test('X002 rows that cannot be sorted have no sort menu', () => {
  expect(renderPlain(<SortMenu columns={columns} sort={null} />)).not.toContain('<details')
})
