import { Fragment } from 'react'
import type { Booking } from '~/api/contract/bookings'
import { sumOf } from '~/domain/statements'
import { m } from '~/messages/messages'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { Icon } from '~/ui/icon/icon'
import { SortLink, type TableSort } from '~/ui/table/column-head'
import { foldLine } from '~/ui/table/table.css'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import { BookedPlot } from './booked-plot'
import * as styles from './booked-plot.css'

interface BookedPlotsProps {
  bookings: Booking[]
  /** The number of plots at the end that are folded below 1024 px, and the label of the fold. */
  folded: { count: number; label: string } | null
  /** Null if the list has no columns. */
  sort: TableSort | null
}

const bookedColumns = () => [
  { header: m.customer(), sortBy: 'name', style: styles.name },
  { header: m.plot(), sortBy: 'plot', style: styles.plot },
  { header: m.totalDue(), sortBy: 'total', isNumeric: true, style: styles.total },
  { header: m.totalPaid(), sortBy: 'paid', isNumeric: true, style: styles.paid },
  { header: m.currentDue(), sortBy: 'due', isNumeric: true, style: styles.due },
]

/** One accordion per customer (M151), in columns from 1024 px. A single booking is open. */
export function BookedPlots({ bookings, folded, sort }: BookedPlotsProps) {
  return (
    <div className={styles.list}>
      {sort && (
        <nav className={styles.heads} aria-label={m.sortBy()}>
          {bookedColumns().map(({ style, ...column }) => (
            <Fragment key={column.sortBy}>
              <span className={style}>
                <SortLink {...column} sort={sort} />
              </span>{' '}
            </Fragment>
          ))}
        </nav>
      )}
      {bookings.map((booking, index) => (
        <Fragment key={booking.id ?? index}>
          {folded?.count === bookings.length - index && (
            <details className={styles.fold}>
              <summary className={foldLine}>
                {folded.label}
                <Icon name="down" />
              </summary>
            </details>
          )}
          <BookedPlot
            booking={booking}
            isOpen={bookings.length === 1}
            hasColumns={sort !== null}
            links={booking.id === null ? null : linksOf(booking.id)}
          />
        </Fragment>
      ))}
      {sort && bookings.length > 1 && (
        <p className={styles.sums}>
          <span className={styles.name}>{m.total()}</span> <span className={styles.plot} />{' '}
          <span className={styles.total}>
            <VisuallyHidden>{m.totalDue()} </VisuallyHidden>
            <Amount paise={sumOf(bookings, ({ totalDuePaise }) => totalDuePaise)} />
          </span>{' '}
          <span className={styles.paid}>
            <VisuallyHidden>{m.totalPaid()} </VisuallyHidden>
            <Amount paise={sumOf(bookings, ({ totalPaidPaise }) => totalPaidPaise)} />
          </span>{' '}
          <span className={styles.due}>
            <span className={styles.narrowWord}>{m.due()} </span>
            <Amount paise={sumOf(bookings, ({ currentDuePaise }) => currentDuePaise)} />
          </span>{' '}
          <span className={styles.state} />
        </p>
      )}
    </div>
  )
}

const linksOf = (bookingId: string) => ({
  booking: paths.booking(bookingId),
  receipts: paths.receipts(bookingId),
  emiStatement: paths.emiStatement(bookingId),
  commission: paths.bookingCommission(bookingId),
})
