import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import type { Booking } from '~/contract/bookings'
import { timestampInIndia } from '~/domain/dates'
import { m } from '~/messages/messages'
import { cancelledBookingParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { backLink } from '~/screen/back-link.server'
import { pageTitle } from '~/screen/page-title'
import { parseParams } from '~/screen/params'
import { readSearch, textIn } from '~/screen/search.server'
import { requireAssociate } from '~/session/guard.server'
import { cancellationItems } from '~/subjects/bookings/booking-notes'
import { charges } from '~/subjects/bookings/charges'
import { Badge } from '~/ui/badge/badge'
import { ButtonLink } from '~/ui/button/button'
import { Card } from '~/ui/card/card'
import { DescriptionList } from '~/ui/description-list/description-list'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { Stack } from '~/ui/stack/stack'
import { Amount, DateText } from '~/ui/text/text'

export const handle = pageTitle(m.autoCancelledDetails)

const MAX_PLOT_NUMBER_LENGTH = 60
/** `search_key` is the plot number, for upstreams whose reply has no plot number (M233). */
const Search = z.object({ search_key: textIn() })

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { api, session } = await requireAssociate(args)
  const { associateId, projectId, bookingId, plotId } = parseParams(cancelledBookingParams, params)
  const booking = await api.reports.autoCancelledBooking(associateId, projectId, bookingId)
  const { search_key } = readSearch(Search, request.url).search
  return {
    booking,
    bookingId,
    plotNumber: booking?.plotNumber || search_key.slice(0, MAX_PLOT_NUMBER_LENGTH),
    commissionTo: paths.autoCancelledCommission({ userId: session.user.id, plotId, bookingId, projectId }),
    ...backLink(request, { to: paths.autoCancelled(), label: m.autoCancelled() }),
    viewer: session.user.name,
    printedOn: timestampInIndia(),
  }
}

export default function AutoCancelledDetails() {
  const { booking, bookingId, plotNumber, commissionTo, from, back, viewer, printedOn } =
    useLoaderData<typeof loader>()
  const heading = [booking?.projectName, booking?.customerName].filter(Boolean).join(' · ')
  const plot = plotNumber && m.plotNumber({ number: plotNumber })
  return (
    <Page
      title={m.autoCancelledDetails()}
      lead={booking?.plotNumber ? heading : [heading, plot].filter(Boolean).join(' · ')}
      back={back}
      print={{ associate: viewer, booking: [plot, heading].filter(Boolean).join(' · '), printedOn }}
    >
      {booking ? (
        <CancelledBooking
          booking={booking}
          bookingId={bookingId}
          plotNumber={plotNumber}
          commissionTo={commissionTo}
          from={from}
        />
      ) : (
        <EmptyState>{m.noResultsFound()}</EmptyState>
      )}
    </Page>
  )
}

interface CancelledBookingProps {
  booking: Booking
  bookingId: string
  plotNumber: string
  commissionTo: string
  from?: string
}

function CancelledBooking({ booking, bookingId, plotNumber, commissionTo, from }: CancelledBookingProps) {
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
        <ButtonLink to={paths.booking(bookingId, { from: from ?? paths.autoCancelled() })}>
          {m.booking()}
        </ButtonLink>
        <ButtonLink to={paths.autoCancelledReceipts(bookingId, undefined, { from })}>
          {m.receipts()}
        </ButtonLink>
        <ButtonLink to={paths.autoCancelledEmiStatement(bookingId, { from })}>{m.emiDueStmt()}</ButtonLink>
      </Stack>
    </Card>
  )
}
