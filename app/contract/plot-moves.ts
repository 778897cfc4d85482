import type { PlotMove } from '../domain/plot-move'
import { optionalList } from './list'
import { dayOf, date, money, text, wireObject } from './wire'

/** Not in the specification. The first move comes first; a move without a plot or a day is left out. */
export const WirePlotMoves = optionalList(
  wireObject('move of a booking', { plot_no: text, date, former_total: money, total: money }),
).transform((rows) =>
  rows.flatMap((row): PlotMove[] =>
    row.plot_no && row.date
      ? [
          {
            formerPlot: row.plot_no,
            movedOn: dayOf(row.date),
            formerPaise: row.former_total,
            paise: row.total,
          },
        ]
      : [],
  ),
)
