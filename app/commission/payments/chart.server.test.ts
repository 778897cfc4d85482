import { describe, expect, it } from 'vitest'
import { unpack } from '~/domain/packed'
import { lifetimeBar, paidChart } from './chart.server'

const months = (amounts: [number, number][]) =>
  amounts.map(([bankPaise, otherPaise], index) => ({
    month: `2026-${String(index + 4).padStart(2, '0')}`,
    name: 'Month',
    bankPaise,
    otherPaise,
  }))

describe('the chart of a year', () => {
  const lakhs = (value: number) => value * 100_000_00
  const chart = paidChart(
    months([
      [lakhs(4), 0],
      [lakhs(1), lakhs(1)],
      [0, 0],
    ]),
    months([
      [0, 0],
      [lakhs(2), lakhs(1)],
      [0, 0],
    ]),
  )!

  it('X012 stacks other payments on bank payments, and has a bar for last year', () => {
    const [april, may, june] = unpack(chart.months)
    const oneLakh = chart.height / 4
    expect(april).toMatchObject({ bankY: 0, bankHeight: 4 * oneLakh, otherHeight: 0, value: '4L' })
    expect(may).toMatchObject({
      bankY: 3 * oneLakh,
      bankHeight: oneLakh,
      otherY: 2 * oneLakh,
      otherHeight: oneLakh,
      lastYearY: oneLakh,
      lastYearHeight: 3 * oneLakh,
      value: '2L',
    })
    expect(june).toMatchObject({ bankHeight: 0, lastYearHeight: 0, value: '' })
  })

  it('X012 labels its ticks in rupees', () => {
    expect(chart.ticks.map(({ label }) => label)).toEqual(['₹0', '₹2L', '₹4L'])
  })

  it('X012 is absent if nothing was paid', () => {
    expect(paidChart(months([[0, 0]]), months([[0, 0]]))).toBeNull()
  })
})

describe('the lifetime bar', () => {
  const lifetime = { asOf: '', eligiblePaise: 1000, netPaise: 800, paidPaise: 200, duePaise: 600 }

  it('X012 shows paid, due and discount as parts of the eligible commission', () => {
    expect(lifetimeBar(lifetime)).toEqual({
      paid: { x: 0, width: 20 },
      due: { x: 20, width: 60 },
      discount: { x: 80, width: 20 },
    })
  })

  it.each([{ duePaise: 601 }, { eligiblePaise: null }, { eligiblePaise: 700 }, { eligiblePaise: 0 }])(
    'X012 is absent if figures are unknown or do not add up: %o',
    (wrong) => {
      expect(lifetimeBar({ ...lifetime, ...wrong })).toBeNull()
    },
  )
})
