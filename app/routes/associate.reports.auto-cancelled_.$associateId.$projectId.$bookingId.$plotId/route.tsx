import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { timestampInIndia } from '~/domain/dates'
import { pageTitle } from '~/lib/page-title'
import { parseParams } from '~/lib/params'
import { cancelledBookingParams } from '~/params'
import { paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { CancelledBooking } from './cancelled-booking'

export const handle = pageTitle('Auto Cancelled Details')

/** The link may carry the plot number, for upstreams whose reply lacks it (M233). */
const MAX_PLOT_NUMBER = 60

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const { associateId, projectId, bookingId, plotId } = parseParams(cancelledBookingParams, params)
  const booking = await api.reports.autoCancelledBooking(associateId, projectId, bookingId)
  const searchKey = new URL(request.url).searchParams.get('search_key')?.trim() ?? ''
  return {
    booking,
    bookingId,
    plotNumber: booking?.plotNumber || searchKey.slice(0, MAX_PLOT_NUMBER),
    commissionTo: paths.autoCancelledCommission({ userId: session.user.id, plotId, bookingId, projectId }),
    viewer: session.user.name,
    printedOn: timestampInIndia(),
  }
}

export default function AutoCancelledDetails() {
  const { booking, bookingId, plotNumber, commissionTo, viewer, printedOn } = useLoaderData<typeof loader>()
  const heading = [booking?.projectName, booking?.customerName].filter(Boolean).join(' · ')
  const plot = plotNumber && `Plot ${plotNumber}`
  return (
    <Page
      title="Auto Cancelled Details"
      lead={booking?.plotNumber ? heading : [heading, plot].filter(Boolean).join(' · ')}
      back={{ to: paths.autoCancelled(), label: 'Auto Cancelled' }}
      print={{ associate: viewer, booking: [plot, heading].filter(Boolean).join(' · '), printedOn }}
    >
      {booking ? (
        <CancelledBooking
          booking={booking}
          bookingId={bookingId}
          plotNumber={plotNumber}
          commissionTo={commissionTo}
        />
      ) : (
        <EmptyState>No results found</EmptyState>
      )}
    </Page>
  )
}
