import type { Booking } from '~/api/contract/bookings'
import { charges } from '~/bookings/charges'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { Badge } from '~/ui/badge/badge'
import { ButtonLink } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { DateText } from '~/ui/date-text/date-text'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Stack } from '~/ui/stack/stack'

interface CancelledBookingProps {
  booking: Booking
  bookingId: string
  plotNumber: string
  commissionTo: string
}

export function CancelledBooking({ booking, bookingId, plotNumber, commissionTo }: CancelledBookingProps) {
  const yards = booking.yards === null ? '—' : `${booking.yards} Sq. Yards`
  return (
    <Card
      heading={booking.associateName || 'Associate'}
      actions={<ButtonLink to={commissionTo}>CMSN</ButtonLink>}
    >
      <DescriptionList
        items={[
          { label: 'Plot No.', value: [plotNumber, booking.projectName].filter(Boolean).join(' · ') || '—' },
          { label: 'Customer', value: booking.customerName || '—' },
          { label: 'Area', value: [yards, booking.facing].filter(Boolean).join(' · ') },
          { label: 'Booked On', value: <DateText date={booking.bookedOn} /> },
          {
            label: 'Status',
            value: (
              <Badge tone="critical" icon="close">
                Cancelled
              </Badge>
            ),
          },
          ...(booking.cancelledOn
            ? [{ label: 'Cancelled On', value: <DateText date={booking.cancelledOn} /> }]
            : []),
          { label: 'Sale Amount', value: <Amount paise={booking.salePaise} /> },
          // A waive-off is no line of this report (M232).
          ...charges({ ...booking, waiveOffPaise: 0 }),
          { label: 'Total Due', value: <Amount paise={booking.totalDuePaise} /> },
          { label: 'Total Paid', value: <Amount paise={booking.totalPaidPaise} /> },
          { label: 'Current Due', value: <Amount paise={booking.currentDuePaise} />, isEmphasised: true },
        ]}
      />
      <p>Registration charges not included</p>
      <Stack direction="row" gap={12}>
        <ButtonLink to={paths.autoCancelledReceipts(bookingId)}>Receipts</ButtonLink>
        <ButtonLink to={paths.autoCancelledEmiStatement(bookingId)}>EMI / Due Stmt</ButtonLink>
      </Stack>
    </Card>
  )
}
