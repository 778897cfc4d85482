import { expect, it } from 'vitest'
import { COLLECTION_WINDOWS } from '../../app/api/contract/collections'
import { NumberTable } from '../parts/number-table'
import { bookingIdsOfPage, DUES_WIDTH } from './collection-figures'

it('X020 a page shows a part of very many bookings with the same amount', () => {
  const dues = new NumberTable(DUES_WIDTH)
  const numbers = Array<number>(DUES_WIDTH).fill(1)
  for (let id = 200_000; id >= 1; id--) dues.set(id, numbers)
  numbers.fill(2)
  dues.set(200_001, numbers.with(2, 1))
  const page = { window: COLLECTION_WINDOWS[0], sort: 'amount', order: 'asc', size: 2 } as const
  const shown = (start: number) => bookingIdsOfPage(dues, () => true, { ...page, start })
  expect(shown(0)).toEqual([1, 2])
  expect(shown(199_999)).toEqual([200_000, 200_001])
})
