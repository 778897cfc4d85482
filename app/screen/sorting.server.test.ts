import { expect, test } from 'vitest'
import { readSorting } from './sorting.server'

test.each([
  ['', null, 'asc'],
  ['sort=plot', 'plot', 'asc'],
  ['sort=due&order=desc', 'due', 'desc'],
  ['sort=due&order=sideways', 'due', 'asc'],
  ['sort=price', null, 'asc'],
  ['sort=constructor', null, 'asc'],
  ['order=desc', null, 'desc'],
])('the search %j names the column %j and the order %s', (search, by, order) => {
  expect(readSorting(`http://localhost/?${search}`, ['plot', 'due'])).toEqual({ by, order })
})
