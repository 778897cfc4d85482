import type { Booking } from '~/api/contract/bookings'
import { withLateCharges } from '~/domain/late-charges'
import { accordion, body } from '~/ui/accordion/accordion.css'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { ButtonLink } from '~/ui/button/button'
import { DateText } from '~/ui/date-text/date-text'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Icon } from '~/ui/icon/icon'
import { LateBadge } from '~/ui/late-badge/late-badge'
import { paidPercent } from '~/ui/paid-bar/paid-bar'
import { Stack } from '~/ui/stack/stack'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import * as styles from './booked-plot.css'
import { charges } from './charges'

interface BookedPlotProps {
  booking: Booking
  isOpen: boolean
  /** Its figures stand in the columns of a list from 1024 px. */
  hasColumns?: boolean
  /** Null for a booking without an id. */
  links: { booking?: string; receipts: string; emiStatement: string; commission?: string } | null
}

export function BookedPlot({ booking, isOpen, hasColumns = false, links }: BookedPlotProps) {
  const { totalPaidPaise, totalDuePaise, currentDuePaise } = booking
  const percent =
    totalPaidPaise === null || totalDuePaise === null ? null : paidPercent(totalPaidPaise, totalDuePaise)
  const parts = withLateCharges(currentDuePaise, booking.latePaymentPaise)
  const isDue = (currentDuePaise ?? 0) > 0
  return (
    <details className={accordion} open={isOpen}>
      <summary className={hasColumns ? styles.rowInColumns : styles.row}>
        <h2 className={styles.name}>{booking.customerName || 'Customer'}</h2>{' '}
        <span className={styles.plot}>Plot {booking.plotNumber}</span>{' '}
        {parts && <span className={styles.parts}>{parts}</span>}{' '}
        {hasColumns && (
          <>
            <span className={styles.total}>
              <VisuallyHidden>Total Due </VisuallyHidden>
              <Amount paise={totalDuePaise} />
            </span>{' '}
            <span className={styles.paid}>
              <VisuallyHidden>Total Paid </VisuallyHidden>
              <Amount paise={totalPaidPaise} />
            </span>{' '}
          </>
        )}
        <span className={styles.due}>
          {isDue ? <VisuallyHidden>Due </VisuallyHidden> : <span className={styles.narrowWord}>Due </span>}
          <Amount paise={currentDuePaise} />
        </span>{' '}
        <span className={styles.state}>
          {booking.daysLate ? (
            <LateBadge days={booking.daysLate} />
          ) : isDue ? (
            <Badge icon="clock">Due now</Badge>
          ) : (
            percent !== null && `Paid ${percent} %`
          )}
        </span>
        {hasColumns && percent !== null && (
          <svg className={styles.share} aria-hidden="true">
            <rect width={`${percent}%`} height="4" />
          </svg>
        )}
        <Icon name="down" />
      </summary>
      <div className={body}>
        <Stack>
          <DescriptionList
            items={[
              { label: 'Sq. Yards', value: booking.yards ?? '—' },
              { label: 'Facing', value: booking.facing || '—' },
              { label: 'Booked On', value: <DateText date={booking.bookedOn} /> },
              { label: 'Sale Amount', value: <Amount paise={booking.salePaise} /> },
              // Shows a positive adjustment only (M152).
              ...charges({ ...booking, adjustmentPaise: Math.max(0, booking.adjustmentPaise ?? 0) }),
              { label: 'Total Due', value: <Amount paise={booking.totalDuePaise} /> },
              { label: 'Total Paid', value: <Amount paise={booking.totalPaidPaise} /> },
              { label: 'Current Due', value: <Amount paise={booking.currentDuePaise} />, isEmphasised: true },
            ]}
          />
          <p>Registration charges not included</p>
          {links && (
            <Stack direction="row" gap={12}>
              {links.booking && <ButtonLink to={links.booking}>Booking</ButtonLink>}
              <ButtonLink to={links.receipts}>Receipts</ButtonLink>
              <ButtonLink to={links.emiStatement}>EMI / Due Stmt</ButtonLink>
              {links.commission && <ButtonLink to={links.commission}>CMSN</ButtonLink>}
            </Stack>
          )}
        </Stack>
      </div>
    </details>
  )
}
