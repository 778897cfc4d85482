import { expect, test } from 'vitest'
import { type SortOrder, sortRows, sortSearch } from './sorting'

const values = {
  plot: (row: { plot: string; due: number | null }) => row.plot,
  due: (row: { plot: string; due: number | null }) => row.due,
}
const rows = [
  { plot: '10', due: 5 },
  { plot: '9', due: null },
  { plot: '12/A', due: 7 },
  { plot: '2', due: 5 },
]

test.each<[string | null, SortOrder, string[]]>([
  [null, 'asc', ['10', '9', '12/A', '2']],
  [null, 'desc', ['10', '9', '12/A', '2']],
  ['plot', 'asc', ['2', '9', '10', '12/A']],
  ['plot', 'desc', ['12/A', '10', '9', '2']],
  ['due', 'asc', ['10', '2', '12/A', '9']],
  ['due', 'desc', ['12/A', '10', '2', '9']],
])('for the column %j and the order %s, the rows are %j', (by, order, sorted) => {
  expect(sortRows(rows, { by, order }, values).map(({ plot }) => plot)).toEqual(sorted)
})

test('a link has parameters for a chosen order, but none for the default order of the list', () => {
  expect(sortSearch({ by: 'due', order: 'desc' })).toEqual({ sort: 'due', order: 'desc' })
  expect(sortSearch({ by: null, order: 'asc' })).toEqual({})
  expect(sortSearch(null)).toEqual({})
})
