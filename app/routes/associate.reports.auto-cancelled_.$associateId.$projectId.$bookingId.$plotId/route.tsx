import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { timestampInIndia } from '~/domain/dates'
import { pageTitle } from '~/screen/page-title'
import { parseParams } from '~/screen/params'
import { readSearch, textIn } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { cancelledBookingParams } from '~/paths/params'
import { paths } from '~/paths/paths'
import { requireAssociate } from '~/session/guard.server'
import { asLeft } from '~/session/last-list.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { CancelledBooking } from './cancelled-booking'

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
    backTo: asLeft(paths.autoCancelled(), session),
    viewer: session.user.name,
    printedOn: timestampInIndia(),
  }
}

export default function AutoCancelledDetails() {
  const { booking, bookingId, plotNumber, commissionTo, backTo, viewer, printedOn } =
    useLoaderData<typeof loader>()
  const heading = [booking?.projectName, booking?.customerName].filter(Boolean).join(' · ')
  const plot = plotNumber && m.plotNumber({ number: plotNumber })
  return (
    <Page
      title={m.autoCancelledDetails()}
      lead={booking?.plotNumber ? heading : [heading, plot].filter(Boolean).join(' · ')}
      back={{ to: backTo, label: m.autoCancelled() }}
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
        <EmptyState>{m.noResultsFound()}</EmptyState>
      )}
    </Page>
  )
}
