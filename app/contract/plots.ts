import type { z } from 'zod/v4'
import { facingName, plotStatusName, tenureName } from '../domain/upstream-words'
import { m } from '../messages/messages'
import { list, optionalList } from './list'
import { count, decimal, flag, id, longText, money, rateOf, optionalId, text } from './wire'
import { from, reply, wireObject, type WireTable } from './wire-object'

export const EmiPlansReply = reply('EMI plans', {
  plans: [
    'emi_list',
    list(wireObject('EMI plan', { id, months: count, tenure: text }).transform(withTenure)),
  ],
}).transform(({ plans }) => plans)

function withTenure(plan: { id: string; months: number | null; tenure: string }) {
  const { id, months } = plan
  const tenure = tenureName(plan.tenure) || (months ? m.monthsTenure({ months }) : m.planOfId({ id }))
  return { id, months, tenure }
}

export type EmiPlan = z.output<typeof EmiPlansReply>[number]

export const STATUS_AVAILABLE = 1
export const isAvailable = decimal.transform((status) => status === STATUS_AVAILABLE)

const plotFields = {
  number: text,
  yards: ['square_yards', decimal],
  facing: ['facing_name', text.transform(facingName)],
  isCorner: ['is_corner', flag],
  // The text is shown only if the flag is set (M121).
  shapeText: from(
    { isShown: ['shape_show_status', flag], text: ['shape_text', longText] },
    ({ isShown, text }) => (isShown && text) || null,
  ),
} satisfies WireTable

export const PlotInfoReply = reply('plot', {
  plot: [
    'plot_info',
    wireObject(
      'plot info',
      {
        ...plotFields,
        isAvailable: ['status_id', isAvailable],
        statusName: ['status_name', text.transform(plotStatusName)],
      },
      { plot_id: optionalId },
    ),
  ],
}).transform(({ plot }) => plot)

export type Plot = z.output<typeof PlotInfoReply>

/** The last five fields are not in the specification; they explain the calculation (docs/upstream-api.md). */
export const PlotPriceReply = reply('plot price', {
  price: [
    'plot_info',
    wireObject('price', {
      ...plotFields,
      discountPaise: ['total_company_discount', money],
      discountPerYardPaise: ['company_discount_peryard', money],
      premiumPaise: ['premium_charges', money],
      premiumRate: from({ value: ['premium_charge', decimal], type: ['premium_type', text] }, rateOf),
      netSalePaise: ['net_sale_amount', money],
      emiChargesPaise: ['emi_charges', money],
      totalCostPaise: ['total_cost', money],
      bookingAmountPaise: ['booking_amount', money],
      balancePaise: ['balance', money],
      emiPerMonthPaise: ['emi_per_month', money],
      pricePerYardPaise: ['price_per_yard', money],
      grossPaise: ['gross_amount', money],
      lastEmiPaise: ['last_emi', money],
      months: ['emi_months', decimal],
      flatPercentPerYear: ['emi_percentage', decimal],
    }),
  ],
}).transform(({ price }) => price)

export type PlotPrice = z.output<typeof PlotPriceReply>

/** `merge_plot` of a plot with a single cell is 0, null, empty or missing. */
const NOT_MERGED = '0'

const WireBlock = wireObject('block', {
  name: ['block_name', text],
  isByColumn: ['block_type', text.transform((type) => /^col/i.test(type))],
  rows: count,
  columns: count,
  plots: optionalList(
    wireObject('block plot', {
      plotNumber: ['plot_number', text],
      facing: ['plot_facing', text],
      isAvailable: ['plot_status_id', isAvailable],
      mergedInto: ['merge_plot', text.transform((plot) => (plot === NOT_MERGED ? null : plot || null))],
    }),
  ),
}).transform(({ name, isByColumn, rows, columns, plots }) => {
  const wireLength = Math.trunc((isByColumn ? rows : columns) ?? 0) || plots.length
  // At least 1, even if the upstream sends less or the block has no plots.
  const lineLength = Math.max(1, Math.min(wireLength, plots.length))
  const lines = Math.ceil(plots.length / lineLength)
  const cells = plots.flatMap((plot, index) => {
    if (plot.plotNumber === '') return []
    const [line, place] = [Math.floor(index / lineLength) + 1, (index % lineLength) + 1]
    return [{ ...plot, row: isByColumn ? place : line, column: isByColumn ? line : place }]
  })
  return { name, rows: isByColumn ? lineLength : lines, columns: isByColumn ? lines : lineLength, cells }
})

/**
 * The type of the block says whether plots come row by row or column by column. A plot without a number is an empty cell. Rows and
 * columns of cells count from 1. Several cells may be sold as one plot, whose number is `mergedInto`.
 */
export const BlocksReply = reply('blocks', { blocks: list(WireBlock) }).transform(({ blocks }) => blocks)

export type PlotBlock = z.output<typeof BlocksReply>[number]
export type BlockCell = PlotBlock['cells'][number]
