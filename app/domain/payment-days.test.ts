import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/factories/cases'
import { appendDays, isWhole, joinPlots, type PaymentDay } from './payment-days'

const day = (date: string, ...rows: number[]): PaymentDay<number> => ({
  date,
  paise: rows.reduce((sum, row) => sum + row, 0),
  rows,
})

it('M193 M195 appendDays gives the same days, however the rows are split into pages', () => {
  const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 4 }), fc.nat(1000)), { maxLength: 60 })
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 9 }), (unsorted, size) => {
      const all = unsorted.toSorted(([dateA], [dateB]) => dateB - dateA)
      const group = (part: typeof all) =>
        [...new Set(part.map(([date]) => date))].map((date) =>
          day(String(date), ...part.filter(([other]) => other === date).map(([, paise]) => paise)),
        )
      const pages = Array.from({ length: Math.ceil(all.length / size) }, (_, page) =>
        group(all.slice(page * size, (page + 1) * size)),
      )
      expect(pages.reduce((shown, next) => appendDays(shown, next), [])).toEqual(group(all))
    }),
    cases(),
  )
})

it.each([
  { earlierTo: null, to: null, areWhole: [true, true, true] },
  { earlierTo: null, to: '?page=2', areWhole: [true, true, false] },
  { earlierTo: '?page=1', to: null, areWhole: [false, true, true] },
  { earlierTo: '?page=1', to: '?page=7', areWhole: [false, true, false] },
])(
  'M193 after $earlierTo and before $to, three days are complete: $areWhole',
  ({ earlierTo, to, areWhole }) => {
    const days = [day('2026-11-20', 1), day('2026-11-05', 2), day('2026-10-20', 3)]
    expect(days.map((_, index) => isWhole(days, index, { earlierTo, more: { to } }))).toEqual(areWhole)
  },
)

it('M199 joinPlots merges the associates of a plot that occurs twice', () => {
  const plot = (bookingId: string, ...associates: number[]) => ({
    bookingId,
    paise: associates.reduce((sum, amount) => sum + amount, 0),
    associates,
  })
  expect(joinPlots([plot('1', 5), plot('2', 6)], [plot('2', 7), plot('3', 8)])).toEqual([
    plot('1', 5),
    plot('2', 6, 7),
    plot('3', 8),
  ])
  expect(joinPlots([plot('1', 5), plot('1', 6)], [plot('2', 7)])).toEqual([plot('1', 5, 6), plot('2', 7)])
})

it('M021 an unknown amount makes the sum of the day unknown', () => {
  const [joined] = appendDays([{ ...day('2026-11-05', 1), paise: null }], [day('2026-11-05', 2)])
  expect(joined).toEqual({ date: '2026-11-05', paise: null, rows: [1, 2] })
})

it('M199 joinPlots keeps plots without a booking id separate', () => {
  const plot = { bookingId: null, paise: 5, associates: [1] }
  expect(joinPlots([plot], [{ ...plot }])).toHaveLength(2)
})
