import type { LifetimeAmounts } from '~/domain/lifetime'
import { scaleLinear } from 'd3-scale'
import { shortRupees } from '~/domain/money'
import { initial } from '~/domain/names'
import { type PaidMonth, totalOf } from '~/domain/payments-of-year'

/** Pixels. */
const HEIGHT = 168
const TICKS = 2
const SMALL_HEIGHT = 56

/** The least width of a month in pixels: on a phone or beside the list, and on a chart with the full names of the months. */
const MONTH_WIDTH = { narrow: 17.5, wide: 36 }
const LETTER_WIDTH = 7.5
const VALUE_HEIGHT = 16
const VALUE_GAP = 3
/** Part of a month's width; the rest is the gap between bars. */
const BAR_SHARE = 0.75

export type PaidChart = NonNullable<ReturnType<typeof paidChart>>

/** Geometry of a chart of months: percent across, pixels down. Null if nothing was paid in either year. */
export function paidChart(months: PaidMonth[], lastYear: PaidMonth[] | null) {
  const lastYearPaise = lastYear?.map((month) => totalOf([month])) ?? []
  const highest = Math.max(0, ...months.map((month) => totalOf([month])), ...lastYearPaise)
  if (highest === 0) return null
  // The highest bar fills the chart, so the labels of the axis may end below it.
  const y = scaleLinear([0, highest], [HEIGHT, 0])
  const heightOf = (paise: number) => roundToTenth(HEIGHT - y(paise))
  const values = months.map((month, index) => {
    const paise = totalOf([month])
    const text = paise > 0 ? shortRupees(paise).slice(1) : ''
    return { index, text, y: y(paise) }
  })
  const onWide = valuesThatFit(values, values, MONTH_WIDTH.wide)
  const onNarrow = valuesThatFit(onWide.filter(isTall), values, MONTH_WIDTH.narrow)
  const showsOn = (value: Value): ValueShows =>
    onNarrow.includes(value) ? 'always' : onWide.includes(value) ? 'onWideCharts' : 'inFocus'
  const step = 100 / (months.length - 1 + BAR_SHARE)

  return {
    height: HEIGHT,
    step: roundToTenth(step),
    barWidth: roundToTenth(step * BAR_SHARE),
    /** Of a month with its part of the gaps, in percent of the bar. */
    columnWidth: roundToTenth(100 / BAR_SHARE),
    ticks: y.ticks(TICKS).map((value) => ({ y: roundToTenth(y(value)), label: shortRupees(value) })),
    months: months.map(({ name, bankPaise, otherPaise }, index) => ({
      initial: initial(name),
      bankHeight: heightOf(bankPaise),
      otherHeight: heightOf(otherPaise),
      lastYearHeight: heightOf(lastYearPaise[index] ?? 0),
      value: values[index]!.text,
      valueY: roundToTenth(values[index]!.y),
      valueShows: showsOn(values[index]!),
    })),
  }
}

/** The same months without an axis, and with the value of the highest only. `today` is `yyyy-MM-dd`. Null if nothing was paid. */
export function smallChart(
  months: Pick<PaidMonth, 'month' | 'name' | 'bankPaise' | 'otherPaise'>[],
  today: string,
) {
  const amounts = months.map((month) => totalOf([month]))
  const highest = Math.max(0, ...amounts)
  if (highest === 0) return null
  const y = scaleLinear([0, highest], [0, SMALL_HEIGHT])
  return {
    height: SMALL_HEIGHT,
    highest: { index: amounts.indexOf(highest), text: shortRupees(highest) },
    step: roundToTenth(100 / amounts.length),
    barWidth: roundToTenth((100 / amounts.length) * BAR_SHARE),
    months: months.map(({ month, name }, index) => ({
      initial: initial(name),
      isCurrent: today.startsWith(month),
      // A small amount must remain visible.
      barHeight: amounts[index]! > 0 ? Math.max(1, roundToTenth(y(amounts[index]!))) : 0,
    })),
  }
}

/** When the value of a month shows. In focus it may cover other values. */
export type ValueShows = 'always' | 'onWideCharts' | 'inFocus'

interface Value {
  index: number
  text: string
  y: number
}

/** On a narrow chart, values beside the axis would be a crowd. */
const isTall = ({ y }: Value) => y < HEIGHT * 0.75

/** The highest values that cover no bar and no other value. The table below the chart has all values. */
function valuesThatFit(values: Value[], bars: Value[], monthWidth: number): Value[] {
  const placed: Value[] = []
  for (const value of values.filter(({ text }) => text).sort((a, b) => a.y - b.y)) {
    const distanceTo = ({ index }: Value) => Math.abs(value.index - index) * monthWidth
    const coversBar = bars.some(
      (bar) => bar.y < value.y - VALUE_GAP && distanceTo(bar) < reachOf(value, monthWidth),
    )
    const coversValue = placed.some(
      (other) =>
        value.y - other.y < VALUE_HEIGHT &&
        distanceTo(other) < (widthOf(value) + widthOf(other)) / 2 + VALUE_GAP,
    )
    if (!coversBar && !coversValue) placed.push(value)
  }
  return placed
}

const widthOf = ({ text }: Value) => text.length * LETTER_WIDTH

/** Up to this distance between the middles of two months, the value of one covers a bar of the other. */
const reachOf = (value: Value, monthWidth: number) => (widthOf(value) + monthWidth * BAR_SHARE) / 2

export interface LifetimeFigures extends LifetimeAmounts {
  asOf: string
  payablePaise: number | null
}

/** Positions and widths of paid, due and the rest, in percent of the eligible commission. Null if figures are unknown or do not add up. */
export function lifetimeBar({
  eligiblePaise,
  netPaise,
  paidPaise,
  duePaise,
}: Pick<LifetimeFigures, 'eligiblePaise' | 'netPaise' | 'paidPaise' | 'duePaise'>) {
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
  }
}

const roundToTenth = (value: number) => Math.round(value * 10) / 10
