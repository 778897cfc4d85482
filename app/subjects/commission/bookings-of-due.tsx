import type { ComponentProps } from 'react'
import type { Booking } from '~/contract/bookings'
import { BookedPlot } from '~/subjects/bookings/booked-plot'
import { PaymentState } from '~/subjects/bookings/payment-state'
import { splitLateCharges } from '~/domain/due-split'
import { m } from '~/messages/messages'
import { between } from '~/ui/styles/shared.css'
import { Amount, DateText, UpstreamText } from '~/ui/text/text'
import { Accordion } from '~/ui/accordion/accordion'
import { Badge } from '~/ui/badge/badge'
import { ButtonLink } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { EmptyState } from '~/ui/empty-state/empty-state'

interface BookingsOfDueProps {
  bookings: Booking[]
  /** A null id means the booking in the address. */
  linksOf: (bookingId: string | null) => { booking: string; receipts: string; emiStatement: string }
}

/** Summarises registered bookings, and shows the dues of all others (M185, M186). */
export function BookingsOfDue({ bookings, linksOf }: BookingsOfDueProps) {
  if (bookings.length === 0)
    return <EmptyState hint={m.bookingOfDueAppearsHere()}>{m.noResultsFound()}</EmptyState>
  return bookings.map((booking, index) =>
    booking.isRegistered ? (
      <RegisteredSummary
        key={booking.id ?? index}
        booking={booking}
        bookingTo={linksOf(booking.id).booking}
      />
    ) : (
      <Dues key={booking.id ?? index} booking={booking} links={linksOf(booking.id)} />
    ),
  )
}

function Dues({ booking, links }: { booking: Booking; links: ComponentProps<typeof BookedPlot>['links'] }) {
  const { isCancelled, currentDuePaise, totalPaidPaise } = booking
  const lateCharges = isCancelled ? null : splitLateCharges(currentDuePaise, booking.latePaymentPaise)
  return (
    <Accordion
      heading={booking.customerName || m.customer()}
      detail={
        <>
          <span className={between}>
            <span>{m.plotNumber({ number: booking.plotNumber })}</span>{' '}
            <span>
              <PaymentState booking={booking} />
            </span>
          </span>{' '}
          {lateCharges}
        </>
      }
      meta={
        <>
          {isCancelled ? m.paid() : m.due()} <Amount paise={isCancelled ? totalPaidPaise : currentDuePaise} />
        </>
      }
      defaultOpen
    >
      <BookedPlot booking={booking} links={links} />
    </Accordion>
  )
}

function RegisteredSummary({ booking, bookingTo }: { booking: Booking; bookingTo: string }) {
  return (
    <Card heading={booking.customerName} actions={<Badge tone="positive">{m.registered()}</Badge>}>
      <DescriptionList
        items={[
          { label: m.plotNo(), value: booking.plotNumber },
          { label: m.customer(), value: booking.customerName },
          { label: m.sqYards(), value: booking.yards ?? '—' },
          { label: m.facing(), value: <UpstreamText>{booking.facing || '—'}</UpstreamText> },
          { label: m.registeredOn(), value: <DateText date={booking.registeredOn} /> },
          { label: m.bookedOn(), value: <DateText date={booking.bookedOn} /> },
        ]}
      />
      <div>
        <ButtonLink to={bookingTo}>{m.booking()}</ButtonLink>
      </div>
    </Card>
  )
}
