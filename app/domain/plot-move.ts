import { m } from '~/messages/messages'
import { formatRupees } from './money'

/** A booking's move from a former plot to the plot of the next move, or to its present one. */
export interface PlotMove {
  formerPlot: string
  movedOn: string
  /** Totals before and after the move, without late charges; null if unknown. */
  formerPaise: number | null
  paise: number | null
}

/** X098: such as `Moved from plot 12 on 3-May-26, price changed from ₹15,54,000 to ₹25,90,000.` Fonts of documents have no arrow. */
export function plotMoveText(
  { formerPlot, movedOn, formerPaise, paise }: PlotMove,
  formatDay: (day: string) => string,
): string {
  const inputs = { plot: formerPlot, day: formatDay(movedOn) }
  if (formerPaise === null || paise === null) return m.movedFromPlot(inputs)
  return m.movedFromPlotAtPrice({ ...inputs, former: formatRupees(formerPaise), price: formatRupees(paise) })
}
