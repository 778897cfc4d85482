import type { Booking } from '~/contract/bookings'
import { m } from '~/messages/messages'
import { Amount, DateText, UpstreamText } from '~/ui/text/text'
import { ButtonLink } from '~/ui/button/button'
import { DescriptionList } from '~/ui/description-list/description-list'
import { Stack } from '~/ui/stack/stack'
import { cancellationItems } from './booking-notes'
import { charges } from './charges'

interface BookedPlotProps {
  booking: Booking
  /** Null for a booking without an id. */
  links: { booking?: string; receipts: string; emiStatement: string; commission?: string } | null
}

/** The figures of a booked plot, and the links to its screens. Nothing is due on a cancelled booking (X098). */
export function BookedPlot({ booking, links }: BookedPlotProps) {
  return (
    <Stack>
      <DescriptionList
        items={[
          { label: m.sqYards(), value: booking.yards ?? '—' },
          { label: m.facing(), value: <UpstreamText>{booking.facing || '—'}</UpstreamText> },
          { label: m.bookedOn(), value: <DateText date={booking.bookedOn} /> },
          { label: m.saleAmount(), value: <Amount paise={booking.salePaise} /> },
          // Shows the adjustment only if it is positive (M152).
          ...charges({ ...booking, adjustmentPaise: Math.max(0, booking.adjustmentPaise ?? 0) }),
          { label: m.totalDue(), value: <Amount paise={booking.totalDuePaise} /> },
          { label: m.totalPaid(), value: <Amount paise={booking.totalPaidPaise} /> },
          ...(booking.isCancelled
            ? cancellationItems(booking)
            : [
                {
                  label: m.currentDue(),
                  value: <Amount paise={booking.currentDuePaise} />,
                  isEmphasised: true,
                },
              ]),
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
  )
}
