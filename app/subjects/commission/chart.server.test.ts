import { expect, it } from 'vitest'
import { lifetimeBar, paidChart, smallChart } from './chart.server'

/** Months from April with these payments. */
const months = (bankPaise: number[], otherPaise: number[] = []) =>
  bankPaise.map((paise, index) => ({
    month: `2026-${String(index + 4).padStart(2, '0')}`,
    name: 'Month',
    bankPaise: paise,
    otherPaise: otherPaise[index] ?? 0,
    unconfirmedPaise: 0,
  }))

const lakhs = (...values: number[]) => values.map((value) => value * 100_000_00)
const lastYear = months(lakhs(0, 2, 0), lakhs(0, 1, 0))
const chart = paidChart(months(lakhs(4, 1, 0), lakhs(0, 1, 0)), lastYear)!

it('X012 the chart has bars of bank payments, of other payments and of last year', () => {
  const [april, may, june] = chart.months
  const oneLakh = chart.height / 4
  expect(april).toMatchObject({ bankHeight: 4 * oneLakh, otherHeight: 0, value: '4L' })
  expect(may).toMatchObject({
    bankHeight: oneLakh,
    otherHeight: oneLakh,
    lastYearHeight: 3 * oneLakh,
    value: '2L',
  })
  expect(june).toMatchObject({ bankHeight: 0, otherHeight: 0, lastYearHeight: 0, value: '' })
})

it('X012 the chart shows values that cover no other value or bar; a wide chart shows more, a month in focus its own', () => {
  const valuesOf = (rupees: number[]) =>
    paidChart(months(rupees.map((value) => value * 100)), null)!.months.map(({ value, valueShows }) =>
      valueShows === 'always' ? value : valueShows === 'onWideCharts' ? `(${value})` : `[${value}]`,
    )
  expect(valuesOf([12_34_000, 0, 0, 11_34_000])).toEqual(['12.3L', '[]', '[]', '11.3L'])
  expect(valuesOf([12_34_000, 6_34_000, 2_00_000])).toEqual(['12.3L', '(6.3L)', '(2L)'])
  expect(valuesOf([12_34_000, 0, 0, 6_34_000])).toEqual(['12.3L', '[]', '[]', '6.3L'])
  expect(valuesOf([12_34_00_000, 12_33_00_000])).toEqual(['12.3Cr', '[12.3Cr]'])
})

it('X011 the small chart names its highest month and marks the current one', () => {
  const small = smallChart(months(lakhs(1, 4, 2)), '2026-06-30')!
  expect(small.highest).toEqual({ index: 1, text: '₹4L' })
  expect(small.months.map(({ isCurrent }) => isCurrent)).toEqual([false, false, true])
})

it('X071 a short name begins with a whole letter', () => {
  const [month] = months([1])
  const initialOf = (name: string) => paidChart([{ ...month!, name }], null)!.months[0]?.initial
  expect([initialOf('Apr 2026'), initialOf('जून 2026'), initialOf('జులై 2026')]).toEqual(['A', 'जू', 'జు'])
})

it('X012 the chart labels its ticks in rupees', () => {
  expect(chart.ticks.map(({ label }) => label)).toEqual(['₹0', '₹2L', '₹4L'])
})

it('X012 the chart is absent if nothing was paid', () => {
  expect(paidChart(months([0]), months([0]))).toBeNull()
  expect(smallChart(months([0]), '2026-04-01')).toBeNull()
})

const lifetime = { asOf: '', eligiblePaise: 1000, netPaise: 800, paidPaise: 200, duePaise: 600 }

it('X012 the lifetime bar shows paid and due as parts of the eligible commission', () => {
  expect(lifetimeBar(lifetime)).toEqual({
    paid: { x: 0, width: 20 },
    due: { x: 20, width: 60 },
  })
})

it.each([{ duePaise: 601 }, { eligiblePaise: null }, { eligiblePaise: 700 }, { eligiblePaise: 0 }])(
  'X012 the lifetime bar is absent if figures are unknown or do not add up: %o',
  (wrong) => {
    expect(lifetimeBar({ ...lifetime, ...wrong })).toBeNull()
  },
)
