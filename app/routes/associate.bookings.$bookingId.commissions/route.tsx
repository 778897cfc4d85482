import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Fragment } from 'react'
import { z } from 'zod/v4'
import type { PlotCommission } from '~/contract/commission'
import { bookingParent } from '~/subjects/bookings/booking-parent.server'
import { BookingTabs } from '~/subjects/bookings/booking-tabs'
import { CommissionTabs } from '~/subjects/commission/commission-tabs'
import { bookingLine } from '~/domain/statements'
import { pageTitle } from '~/screen/page-title'
import { parseParams } from '~/screen/params'
import { optionIn, readSearch } from '~/screen/search.server'
import { m } from '~/messages/messages'
import { bookingParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { openQueries } from '~/subjects/queries/open-queries.server'
import { QueryLink } from '~/subjects/queries/query-link'
import { requireAssociate } from '~/session/guard.server'
import { printHead } from '~/screen/export/print-head.server'
import { Page } from '~/ui/page/page'
import { ShortName } from '~/ui/text/text'

export const handle = pageTitle(m.bookingCommission)

const Search = z.object({ tab: optionIn('team') })

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { api, session } = await requireAssociate(args)
  const { bookingId } = parseParams(bookingParams, params)
  const isTeam = readSearch(Search, request.url).search.tab === 'team'
  const [commission, open] = await Promise.all([
    isTeam ? api.commission.ofTeam(bookingId) : api.commission.ofBooking(bookingId),
    openQueries(api),
  ])
  const parent = bookingParent(request, commission.booking, session)
  const print = printHead(
    session,
    bookingLine({ ...commission.booking, projectName: commission.projectName }),
  )
  const query = open && { open, viewerId: session.user.id }
  return { commission, isTeam, bookingId, ...parent, print, query }
}

export default function BookingCommission() {
  const { commission, isTeam, bookingId, from, back, print, query } = useLoaderData<typeof loader>()
  return (
    <Page
      title={m.commission()}
      lead={<Heading commission={commission} />}
      back={back}
      print={print}
      width="table"
    >
      <BookingTabs bookingId={bookingId} current="commission" from={from} />
      <CommissionTabs
        commission={commission}
        isTeam={isTeam}
        queryLink={(associateId) =>
          query && (
            <QueryLink openQueries={query.open} line={{ b: bookingId, a: associateId ?? query.viewerId }} />
          )
        }
        to={(search) => paths.bookingCommission(bookingId, { ...search, from })}
        receiptTo={(receiptNumber) => paths.receipts(bookingId, receiptNumber, { from })}
      />
    </Page>
  )
}

const MAX_NAME_LETTERS = 9

/** The order of `bookingLine`, with a shortened name (M163). */
function Heading({ commission: { projectName, booking, plot } }: { commission: PlotCommission }) {
  const plotNumber = booking.plotNumber || plot?.plotNumber
  const customer = booking.customerName || plot?.customerName
  return [
    plotNumber && m.plotNumber({ number: plotNumber }),
    customer && <ShortName name={customer} maxLetters={MAX_NAME_LETTERS} />,
    projectName,
  ]
    .filter(Boolean)
    .map((part, index) => (
      <Fragment key={index}>
        {index > 0 && ' · '}
        {part}
      </Fragment>
    ))
}
