import type { Booking } from '~/api/contract/bookings'
import { Accordion } from '~/ui/accordion/accordion'
import { Amount } from '~/ui/amount/amount'
import { ButtonLink } from '~/ui/button/button'
import { DateText } from '~/ui/date-text/date-text'
import { DescriptionList } from '~/ui/description-list/description-list'
import { PaidBar } from '~/ui/paid-bar/paid-bar'
import { Stack } from '~/ui/stack/stack'
import { charges } from './charges'

interface BookedPlotProps {
  booking: Booking
  isOpen: boolean
  /** Null for a booking without an id. */
  links: { booking?: string; receipts: string; emiStatement: string; commission?: string } | null
}

export function BookedPlot({ booking, isOpen, links }: BookedPlotProps) {
  const { totalPaidPaise, totalDuePaise } = booking
  return (
    <Accordion
      heading={booking.customerName || 'Customer'}
      detail={`Plot ${booking.plotNumber}`}
      meta={
        <>
          Due <Amount paise={booking.currentDuePaise} />
        </>
      }
      defaultOpen={isOpen}
    >
      <Stack>
        {totalPaidPaise !== null && totalDuePaise !== null && (
          <PaidBar paidPaise={totalPaidPaise} totalPaise={totalDuePaise} />
        )}
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
    </Accordion>
  )
}
