import type { Booking } from '~/contract/bookings'
import { splitLateCharges } from '~/domain/due-split'
import { sumOf } from '~/domain/money'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Amount } from '~/ui/text/text'
import type { TableSort } from '~/ui/table/column-head'
import { fieldColumns } from '~/ui/table/field-columns'
import { FoldedRows } from '~/ui/table/folded-rows'
import { type Column, Table } from '~/ui/table/table'
import { plotFields } from '~/subjects/bookings/plot-fields'
import { BookedPlot } from '~/subjects/bookings/booked-plot'
import * as styles from './booked-plots.css'
import { paidPercentOf, PaymentState } from '~/subjects/bookings/payment-state'

interface BookedPlotsProps {
  bookings: Booking[]
  /** On pages narrower than 1024 px, the last `count` plots are folded under `label`. */
  folded: { count: number; label: string } | null
  /** Label of the sums; null if they are not shown. */
  totalLabel: string | null
  /** Null if the list has only three columns: customer and plot, amount due, state. */
  sort: TableSort | null
  from?: string
}

/** One row per booking. The row expands to the figures of the booking (M151). If there is only one booking, its row is open. */
export function BookedPlots({ bookings, folded, totalLabel, sort, from }: BookedPlotsProps) {
  const columns = bookedColumns(bookings)
  const table = {
    columns: sort ? columns : columns.filter(({ isMinor }) => !isMinor),
    rowKey: (booking: Booking, index: number) => booking.id ?? index,
    details: {
      rowName: (booking: Booking) => `${nameOf(booking)} · ${plotOf(booking)}`,
      isOpen: () => bookings.length === 1,
      note: ({ currentDuePaise, latePaymentPaise }: Booking) =>
        splitLateCharges(currentDuePaise, latePaymentPaise),
      content: (booking: Booking) => (
        <BookedPlot booking={booking} links={booking.id === null ? null : linksOf(booking.id, from)} />
      ),
    },
  }
  const shownCount = bookings.length - (folded?.count ?? 0)
  return (
    <Table
      caption={m.bookedPlots()}
      isCaptionHidden
      {...table}
      rows={bookings.slice(0, shownCount)}
      after={
        folded && (
          <FoldedRows {...table} rows={bookings.slice(shownCount)} label={folded.label} isNarrowOnly />
        )
      }
      totalLabel={totalLabel}
      sort={sort}
    />
  )
}

const nameOf = ({ customerName }: Booking) => customerName || m.customer()
const plotOf = ({ plotNumber }: Booking) => m.plotNumber({ number: plotNumber })

export const bookedColumns = (bookings: Booking[]): Column<Booking>[] =>
  fieldColumns(
    plotFields,
    {
      name: {
        place: 'title',
        cell: (booking) => <CustomerAndPlot booking={booking} />,
        alsoSortBy: { header: m.plot(), sortBy: 'plot' },
      },
      total: { place: 'detail', isMinor: () => true },
      paid: { place: 'detail', isMinor: () => true },
      due: {
        place: 'amount',
        cell: ({ currentDuePaise }) => <CurrentDue paise={currentDuePaise} />,
        total: <CurrentDue paise={sumOf(bookings, ({ currentDuePaise }) => currentDuePaise)} isLabelled />,
      },
      status: { place: 'state', cell: (booking) => <PaymentState booking={booking} /> },
    },
    bookings,
  )

function CustomerAndPlot({ booking }: { booking: Booking }) {
  const percent = paidPercentOf(booking)
  return (
    <>
      <h2 className={styles.name}>{nameOf(booking)}</h2>{' '}
      <span className={styles.detail}>{plotOf(booking)}</span>
      {percent !== null && (
        <svg className={styles.share} aria-hidden="true">
          <rect width={`${percent}%`} height="4" />
        </svg>
      )}
    </>
  )
}

/** On pages narrower than 1024 px, the columns have no heads. Labels mark the sum, and amounts that are zero, negative or unknown. */
function CurrentDue({
  paise,
  isLabelled = (paise ?? 0) <= 0,
}: {
  paise: number | null
  isLabelled?: boolean
}) {
  return (
    <>
      {isLabelled && <span className={styles.narrowWord}>{m.due()} </span>}
      <Amount paise={paise} />
    </>
  )
}

const linksOf = (bookingId: string, from: string | undefined) => ({
  booking: paths.booking(bookingId, { from }),
  receipts: paths.receipts(bookingId, undefined, { from }),
  emiStatement: paths.emiStatement(bookingId, { from }),
  commission: paths.bookingCommission(bookingId, { from }),
})
