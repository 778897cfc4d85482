import type { Booking } from '~/api/contract/bookings'
import { splitLateCharges } from '~/domain/late-charges'
import { paidPercent } from '~/domain/paid-percent'
import { m } from '~/messages/messages'
import { UpstreamText } from '~/ui/upstream-text/upstream-text'
import { accordion, body } from '~/ui/accordion/accordion.css'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { ButtonLink } from '~/ui/button/button'
import { DateText } from '~/ui/date-text/date-text'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Icon } from '~/ui/icon/icon'
import { LateBadge } from '~/ui/late-badge/late-badge'
import { Stack } from '~/ui/stack/stack'
import { VisuallyHidden } from '~/ui/visually-hidden/visually-hidden'
import * as styles from './booked-plot.css'
import { charges } from './charges'

interface BookedPlotProps {
  booking: Booking
  isOpen: boolean
  /** From 1024 px the figures align with the columns of the list. */
  hasColumns?: boolean
  /** Null for a booking without an id. */
  links: { booking?: string; receipts: string; emiStatement: string; commission?: string } | null
}

export function BookedPlot({ booking, isOpen, hasColumns = false, links }: BookedPlotProps) {
  const { totalPaidPaise, totalDuePaise, currentDuePaise } = booking
  const percent =
    totalPaidPaise === null || totalDuePaise === null ? null : paidPercent(totalPaidPaise, totalDuePaise)
  const parts = splitLateCharges(currentDuePaise, booking.latePaymentPaise)
  const isDue = (currentDuePaise ?? 0) > 0
  return (
    <details className={accordion} open={isOpen}>
      <summary className={hasColumns ? styles.rowInColumns : styles.row}>
        <h2 className={styles.name}>{booking.customerName || m.customer()}</h2>{' '}
        <span className={styles.plot}>{m.plotNumber({ number: booking.plotNumber })}</span>{' '}
        {hasColumns && (
          <>
            <span className={styles.total}>
              <VisuallyHidden>{m.totalDue()} </VisuallyHidden>
              <Amount paise={totalDuePaise} />
            </span>{' '}
            <span className={styles.paid}>
              <VisuallyHidden>{m.totalPaid()} </VisuallyHidden>
              <Amount paise={totalPaidPaise} />
            </span>{' '}
          </>
        )}
        <span className={isDue ? styles.due : styles.nothingDue}>
          {isDue ? (
            <VisuallyHidden>{m.due()} </VisuallyHidden>
          ) : (
            <span className={styles.narrowWord}>{m.due()} </span>
          )}
          <Amount paise={currentDuePaise} />
        </span>{' '}
        <span className={styles.state}>
          <PaymentState daysLate={booking.daysLate} isDue={isDue} percent={percent} />
        </span>{' '}
        {parts && <span className={styles.parts}>{parts}</span>}
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
              { label: m.sqYards(), value: booking.yards ?? '—' },
              { label: m.facing(), value: <UpstreamText>{booking.facing || '—'}</UpstreamText> },
              { label: m.bookedOn(), value: <DateText date={booking.bookedOn} /> },
              { label: m.saleAmount(), value: <Amount paise={booking.salePaise} /> },
              // Shows a positive adjustment only (M152).
              ...charges({ ...booking, adjustmentPaise: Math.max(0, booking.adjustmentPaise ?? 0) }),
              { label: m.totalDue(), value: <Amount paise={booking.totalDuePaise} /> },
              { label: m.totalPaid(), value: <Amount paise={booking.totalPaidPaise} /> },
              {
                label: m.currentDue(),
                value: <Amount paise={booking.currentDuePaise} />,
                isEmphasised: true,
              },
            ]}
          />
          <p>{m.registrationChargesNotIncluded()}</p>
          {links && (
            <Stack direction="row" gap={12}>
              {links.booking && <ButtonLink to={links.booking}>{m.booking()}</ButtonLink>}
              <ButtonLink to={links.receipts}>{m.receipts()}</ButtonLink>
              <ButtonLink to={links.emiStatement}>{m.emiDueStmt()}</ButtonLink>
              {links.commission && <ButtonLink to={links.commission}>{m.cmsn()}</ButtonLink>}
            </Stack>
          )}
        </Stack>
      </div>
    </details>
  )
}

interface PaymentStateProps {
  daysLate: Booking['daysLate']
  isDue: boolean
  /** Null if an amount is unknown. */
  percent: number | null
}

function PaymentState({ daysLate, isDue, percent }: PaymentStateProps) {
  if (daysLate) return <LateBadge days={daysLate} />
  if (isDue) return <Badge icon="clock">{m.dueNow()}</Badge>
  return percent !== null && m.paidPercent({ percent })
}
