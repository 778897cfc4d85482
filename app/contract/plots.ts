import { z } from 'zod/v4'
import { facingName, tenureName } from '../domain/upstream-words'
import { m } from '../messages/messages'
import { count, decimal, flag, id, longText, money, optionalId, rateOf, text, wireObject } from './wire'
import { list, optionalList } from './list'

export const EmiPlansReply = wireObject('EMI plans', {
  status: z.literal(true),
  message: longText,
  emi_list: list(
    wireObject('EMI plan', { id, months: count, tenure: text }).transform((wire) => ({
      id: wire.id,
      months: wire.months,
      tenure: tenureOf(wire),
    })),
  ),
}).transform((wire) => wire.emi_list)

const tenureOf = ({ id, months, tenure }: { id: string; months: number | null; tenure: string }) =>
  tenureName(tenure) || (months ? m.monthsTenure({ months }) : m.planOfId({ id }))

export type EmiPlan = z.output<typeof EmiPlansReply>[number]

export const STATUS_AVAILABLE = 1

const plotFields = {
  number: text,
  square_yards: decimal,
  facing_name: text,
  shape_show_status: flag,
  shape_text: longText,
}

interface WirePlot {
  number: string
  square_yards: number | null
  facing_name: string
  shape_show_status: boolean
  shape_text: string
}

const toPlot = (wire: WirePlot) => ({
  number: wire.number,
  yards: wire.square_yards,
  facing: facingName(wire.facing_name),
  // The text is shown only if the flag is set (M121).
  shapeText: (wire.shape_show_status && wire.shape_text) || null,
})

export const PlotInfoReply = wireObject('plot', {
  status: z.literal(true),
  message: longText,
  plot_info: wireObject('plot info', {
    ...plotFields,
    plot_id: optionalId,
    status_id: decimal,
    status_name: text,
  }).transform((wire) => ({
    ...toPlot(wire),
    isAvailable: wire.status_id === STATUS_AVAILABLE,
    statusName: wire.status_name,
  })),
}).transform((wire) => wire.plot_info)

export type Plot = z.output<typeof PlotInfoReply>

/** The last five fields are not in the specification; they explain the calculation (docs/upstream-api.md). */
export const PlotPriceReply = wireObject('plot price', {
  status: z.literal(true),
  message: longText,
  plot_info: wireObject('price', {
    ...plotFields,
    total_company_discount: money,
    company_discount_peryard: money,
    premium_charges: money,
    premium_charge: decimal,
    premium_type: text,
    net_sale_amount: money,
    emi_charges: money,
    total_cost: money,
    booking_amount: money,
    balance: money,
    emi_per_month: money,
    price_per_yard: money,
    gross_amount: money,
    last_emi: money,
    emi_months: decimal,
    emi_percentage: decimal,
  }).transform((wire) => ({
    ...toPlot(wire),
    discountPaise: wire.total_company_discount,
    discountPerYardPaise: wire.company_discount_peryard,
    premiumPaise: wire.premium_charges,
    premiumRate: rateOf(wire.premium_charge, wire.premium_type),
    netSalePaise: wire.net_sale_amount,
    emiChargesPaise: wire.emi_charges,
    totalCostPaise: wire.total_cost,
    bookingAmountPaise: wire.booking_amount,
    balancePaise: wire.balance,
    emiPerMonthPaise: wire.emi_per_month,
    pricePerYardPaise: wire.price_per_yard,
    grossPaise: wire.gross_amount,
    lastEmiPaise: wire.last_emi,
    months: wire.emi_months,
    flatPercentPerYear: wire.emi_percentage,
  })),
}).transform((wire) => wire.plot_info)

export type PlotPrice = z.output<typeof PlotPriceReply>

/** `merge_plot` of a plot with a single cell is 0, null, empty or missing. */
const NOT_MERGED = '0'

const WireBlock = wireObject('block', {
  block_name: text,
  block_type: text,
  rows: count,
  columns: count,
  plots: optionalList(
    wireObject('block plot', {
      plot_number: text,
      plot_status_id: decimal,
      merge_plot: text,
      plot_facing: text,
    }),
  ),
}).transform((wire) => {
  const isByColumn = /^col/i.test(wire.block_type)
  const wireLength = Math.trunc((isByColumn ? wire.rows : wire.columns) ?? 0) || wire.plots.length
  // At least 1, even if the upstream sends less or the block has no plots.
  const lineLength = Math.max(1, Math.min(wireLength, wire.plots.length))
  const lines = Math.ceil(wire.plots.length / lineLength)
  const cells = wire.plots.flatMap((plot, index) => {
    if (plot.plot_number === '') return []
    const [line, place] = [Math.floor(index / lineLength) + 1, (index % lineLength) + 1]
    return [
      {
        plotNumber: plot.plot_number,
        row: isByColumn ? place : line,
        column: isByColumn ? line : place,
        facing: plot.plot_facing,
        isAvailable: plot.plot_status_id === STATUS_AVAILABLE,
        mergedInto: plot.merge_plot === NOT_MERGED ? null : plot.merge_plot || null,
      },
    ]
  })
  return {
    name: wire.block_name,
    rows: isByColumn ? lineLength : lines,
    columns: isByColumn ? lines : lineLength,
    cells,
  }
})

/**
 * The type of the block says whether plots come row by row or column by column. A plot without a number is an empty cell. Rows and
 * columns of cells count from 1. Several cells may be sold as one plot, whose number is `mergedInto`.
 */
export const BlocksReply = wireObject('blocks', {
  status: z.literal(true),
  message: longText,
  blocks: list(WireBlock),
}).transform((wire) => wire.blocks)

export type PlotBlock = z.output<typeof BlocksReply>[number]
export type BlockCell = PlotBlock['cells'][number]
