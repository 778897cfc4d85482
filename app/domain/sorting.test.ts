import { expect, test } from 'vitest'
import { readSorting, sortRows, sortSearch } from './sorting'

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
const plots = (search: string) =>
  sortRows(rows, readSorting(`http://localhost/?${search}`, Object.keys(values)), values).map(
    ({ plot }) => plot,
  )

test.each([
  ['', ['10', '9', '12/A', '2']],
  ['sort=plot', ['2', '9', '10', '12/A']],
  ['sort=plot&order=desc', ['12/A', '10', '9', '2']],
  ['sort=due&order=asc', ['10', '2', '12/A', '9']],
  ['sort=due&order=desc', ['12/A', '10', '2', '9']],
  ['sort=due&order=sideways', ['10', '2', '12/A', '9']],
  ['sort=price', ['10', '9', '12/A', '2']],
  ['sort=constructor', ['10', '9', '12/A', '2']],
  ['order=desc', ['10', '9', '12/A', '2']],
])('%j sorts the rows, unknown values last', (search, sorted) => {
  expect(plots(search)).toEqual(sorted)
})

test('an address keeps the order, and has no parameter without one', () => {
  expect(sortSearch({ by: 'due', order: 'desc' })).toEqual({ sort: 'due', order: 'desc' })
  expect(sortSearch({ by: null, order: 'asc' })).toEqual({})
  expect(sortSearch(null)).toEqual({})
})
