import { expect, it } from 'vitest'
import { COLLECTION_WINDOWS } from '../../app/contract/collections'
import { NumberTable } from '../parts/number-table'
import { bookingIdsOfPage, DUES_WIDTH } from './collection-figures'

const BOOKINGS = 200_000
/** This column is 1 if an amount is due in the first window. */
const COUNT_OF_FIRST_WINDOW = 2
const AMOUNT = 1
const HIGHER_AMOUNT = 2

it('X020 a page shows part of a large group of bookings with the same amount', () => {
  const dues = new NumberTable(DUES_WIDTH)
  const numbers = Array<number>(DUES_WIDTH).fill(AMOUNT)
  for (let id = BOOKINGS; id >= 1; id--) dues.set(id, numbers)
  numbers.fill(HIGHER_AMOUNT)
  dues.set(BOOKINGS + 1, numbers.with(COUNT_OF_FIRST_WINDOW, 1))
  const page = { window: COLLECTION_WINDOWS[0], sort: 'amount', order: 'asc', size: 2 } as const
  const shown = (start: number) => bookingIdsOfPage(dues, () => true, { ...page, start })
  expect(shown(0)).toEqual([1, 2])
  expect(shown(BOOKINGS - 1)).toEqual([BOOKINGS, BOOKINGS + 1])
})
