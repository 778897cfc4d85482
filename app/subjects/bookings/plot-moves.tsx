import { formatDate } from '~/domain/dates'
import { type PlotMove, plotMoveText } from '~/domain/plot-move'

/** The moves of a booking to another plot, the first one first (X098). */
export const PlotMoves = ({ moves }: { moves: PlotMove[] }) =>
  moves.map((move, index) => <p key={index}>{plotMoveText(move, formatDate)}</p>)
