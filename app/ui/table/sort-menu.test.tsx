import { expect, test } from 'vitest'
import type { SortOrder } from '~/domain/sorting'
import { renderPlain } from '../../../tests/factories/render-plain'
import { SortMenu } from './sort-menu'

const columns = [
  { header: 'Plot', sortBy: 'plot' },
  { header: 'Status' },
  { header: 'Due', sortBy: 'due', isNumeric: true },
]

const toAddress = ({ sort = '', order = '' }) => (sort ? `?sort=${sort}&order=${order}` : '?list=all')

function read(by: string | null, order: SortOrder = 'asc') {
  const html = renderPlain(<SortMenu columns={columns} sort={{ by, order, to: toAddress }} />)
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
] as const)(
  'X032 for rows sorted by %s %s, the sort menu names the column and links to the reverse and the default order',
  (by, order, summary, next) => {
    const menu = read(by, order)
    expect(menu.summary).toBe(summary)
    expect(menu.current.map((label) => label?.trim().toLowerCase())).toEqual([by])
    expect(menu.links.map(([, to]) => to)).toContain(`sort=${by}&amp;order=${next}`)
    expect(menu.links.at(-1)).toEqual(['Default order', 'list=all'])
  },
)

test('X002 rows that cannot be sorted have no sort menu', () => {
  expect(renderPlain(<SortMenu columns={columns} sort={null} />)).not.toContain('<details')
})
