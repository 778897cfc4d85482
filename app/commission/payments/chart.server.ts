import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { shortRupees } from '~/domain/money'
import { pack } from '~/domain/packed'
import { type PaidMonth, totalOf } from '~/domain/payments-of-year'

/** Close to the chart's width on a phone, so that its 10 px letters stay legible. */
const WIDTH = 320
const HEIGHT = 132
const AXIS_WIDTH = 30
const TICKS = 2

export type PaidChart = NonNullable<ReturnType<typeof paidChart>>

/** Geometry of a chart of months, in a box of `width` by `height`; null if nothing was paid in either year. */
export function paidChart(months: PaidMonth[], lastYear: PaidMonth[] | null) {
  const lastYearPaise = lastYear?.map((month) => totalOf([month])) ?? []
  const highest = Math.max(0, ...months.map((month) => totalOf([month])), ...lastYearPaise)
  if (highest === 0) return null
  const x = scaleBand([AXIS_WIDTH, WIDTH - 1])
    .domain(months.map(({ month }) => month))
    .paddingInner(0.25)
  const y = scaleLinear([0, highest], [HEIGHT, 0]).nice(TICKS)
  const [bank = [], other = []] = stack<PaidMonth, 'bankPaise' | 'otherPaise'>().keys([
    'bankPaise',
    'otherPaise',
  ])(months)
  const yOf = ([, to = 0]: number[]) => roundToTenth(y(to))
  const heightOf = ([from = 0, to = 0]: number[]) => roundToTenth(y(from) - y(to))
  return {
    width: WIDTH,
    height: HEIGHT,
    left: AXIS_WIDTH,
    barWidth: roundToTenth(x.bandwidth()),
    ticks: y.ticks(TICKS).map((value) => ({ y: roundToTenth(y(value)), label: shortRupees(value) })),
    months: pack(
      months.map((month, index) => {
        const paise = totalOf([month])
        const ofBank = bank[index] ?? []
        const ofOther = other[index] ?? []
        const ofLastYear = [0, lastYearPaise[index] ?? 0]
        return {
          x: roundToTenth(x(month.month) ?? 0),
          bankY: yOf(ofBank),
          bankHeight: heightOf(ofBank),
          otherY: yOf(ofOther),
          otherHeight: heightOf(ofOther),
          lastYearY: yOf(ofLastYear),
          lastYearHeight: heightOf(ofLastYear),
          value: paise > 0 ? shortRupees(paise).slice(1) : '',
        }
      }),
    ),
  }
}

export interface LifetimeFigures {
  asOf: string
  /** Commission before discounts; null if unknown. */
  eligiblePaise: number | null
  netPaise: number | null
  paidPaise: number | null
  duePaise: number | null
}

/** Positions and widths of paid, due and discount, in percent of the eligible commission. Null if figures are unknown or do not add up. */
export function lifetimeBar({ eligiblePaise, netPaise, paidPaise, duePaise }: LifetimeFigures) {
  if (eligiblePaise === null || netPaise === null || paidPaise === null || duePaise === null) return null
  if (eligiblePaise <= 0 || netPaise > eligiblePaise || paidPaise < 0 || duePaise < 0) return null
  if (paidPaise + duePaise !== netPaise) return null
  const x = scaleLinear([0, eligiblePaise], [0, 100])
  const partOf = (from: number, to: number) => ({
    x: roundToTenth(x(from)),
    width: roundToTenth(x(to) - x(from)),
  })
  return {
    paid: partOf(0, paidPaise),
    due: partOf(paidPaise, netPaise),
    discount: partOf(netPaise, eligiblePaise),
  }
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10
