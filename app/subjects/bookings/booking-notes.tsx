import { type Cancellation, cancellationFacts } from '~/domain/cancellation'
import { formatDate } from '~/domain/dates'
import { type PlotMove, plotMoveText } from '~/domain/plot-move'
import { m } from '~/messages/messages'
import { Amount, DateText } from '~/ui/text/text'
import { Notice } from '~/ui/notice/notice'

export const CancellationNotice = () => <Notice tone="critical">{m.thisBookingIsCancelled()}</Notice>

export const cancellationItems = (cancellation: Cancellation) =>
  cancellationFacts(cancellation, {
    date: (day) => <DateText date={day} />,
    amount: (paise) => <Amount paise={paise} />,
  })

/** The moves of a booking to another plot, the first one first (X098). */
export const PlotMoves = ({ moves }: { moves: PlotMove[] }) =>
  moves.map((move, index) => <p key={index}>{plotMoveText(move, formatDate)}</p>)
