import type { Booking } from '~/contract/bookings'
import { cancellationItems } from '~/subjects/bookings/booking-notes'
import { charges } from '~/subjects/bookings/charges'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { Amount, DateText } from '~/ui/text/text'
import { Badge } from '~/ui/badge/badge'
import { ButtonLink } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Stack } from '~/ui/stack/stack'

interface CancelledBookingProps {
  booking: Booking
  bookingId: string
  plotNumber: string
  commissionTo: string
}

export function CancelledBooking({ booking, bookingId, plotNumber, commissionTo }: CancelledBookingProps) {
  const yards = booking.yards === null ? '—' : m.yardsSqYards({ yards: booking.yards })
  return (
    <Card
      heading={booking.associateName || m.associate()}
      actions={<ButtonLink to={commissionTo}>{m.cmsn()}</ButtonLink>}
    >
      <DescriptionList
        items={[
          { label: m.plotNo(), value: [plotNumber, booking.projectName].filter(Boolean).join(' · ') || '—' },
          { label: m.customer(), value: booking.customerName || '—' },
          { label: m.area(), value: [yards, booking.facing].filter(Boolean).join(' · ') },
          { label: m.bookedOn(), value: <DateText date={booking.bookedOn} /> },
          {
            label: m.status(),
            value: (
              <Badge tone="critical" icon="close">
                {m.cancelled()}
              </Badge>
            ),
          },
          ...cancellationItems(booking),
          { label: m.saleAmount(), value: <Amount paise={booking.salePaise} /> },
          // This report shows no waive-off (M232).
          ...charges({ ...booking, waiveOffPaise: 0 }),
          { label: m.totalDue(), value: <Amount paise={booking.totalDuePaise} /> },
          { label: m.totalPaid(), value: <Amount paise={booking.totalPaidPaise} /> },
          { label: m.currentDue(), value: <Amount paise={booking.currentDuePaise} />, isEmphasised: true },
        ]}
      />
      <p>{m.registrationChargesNotIncluded()}</p>
      {booking.currentDuePaise !== 0 && <p>{m.nothingIsDueSinceCancellation()}</p>}
      <Stack direction="row" gap={12}>
        <ButtonLink to={paths.booking(bookingId, { from: 'auto-cancelled' })}>{m.booking()}</ButtonLink>
        <ButtonLink to={paths.autoCancelledReceipts(bookingId)}>{m.receipts()}</ButtonLink>
        <ButtonLink to={paths.autoCancelledEmiStatement(bookingId)}>{m.emiDueStmt()}</ButtonLink>
      </Stack>
    </Card>
  )
}
