import type { PlotMove } from '../domain/plot-move'
import { optionalList } from './list'
import { day, money, text } from './wire'
import { wireObject } from './wire-object'

/** Not in the specification. The first move comes first; a move without a plot or a day is left out. */
export const WirePlotMoves = optionalList(
  wireObject('move of a booking', {
    formerPlot: ['plot_no', text],
    movedOn: ['date', day],
    formerPaise: ['former_total', money],
    paise: ['total', money],
  }),
).transform((moves): PlotMove[] => moves.filter(({ formerPlot, movedOn }) => formerPlot && movedOn))
