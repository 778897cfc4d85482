import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import type { PlotCommission } from '~/api/contract/commission'
import { BookingTabs } from '~/bookings/booking-tabs'
import { CommissionTabs } from '~/commission/commission-tabs'
import { bookingLine } from '~/domain/statements'
import { pageTitle } from '~/lib/page-title'
import { parseParams } from '~/lib/params'
import { optionIn, readSearch } from '~/lib/search.server'
import { bookingParams } from '~/params'
import { backFromStatement, paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { printHead } from '~/export/print-head.server'
import { Page } from '~/ui/page/page'
import { ShortName } from '~/ui/short-name/short-name'

export const handle = pageTitle('Booking Commission')

const Search = z.object({ tab: optionIn('team') })

export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { api, session } = await requireAssociate(args)
  const { bookingId } = parseParams(bookingParams, params)
  const isTeam = readSearch(Search, request.url).search.tab === 'team'
  const commission = await (isTeam ? api.commission.ofTeam(bookingId) : api.commission.ofBooking(bookingId))
  const back = backFromStatement(commission.booking, session.bookingsUrl)
  const print = printHead(
    session,
    bookingLine({ ...commission.booking, projectName: commission.projectName }),
  )
  return { commission, isTeam, bookingId, back, print }
}

export default function BookingCommission() {
  const { commission, isTeam, bookingId, back, print } = useLoaderData<typeof loader>()
  return (
    <Page title="Commission" lead={<Heading commission={commission} />} back={back} print={print}>
      <BookingTabs bookingId={bookingId} current="commission" />
      <CommissionTabs
        commission={commission}
        isTeam={isTeam}
        to={(search) => paths.bookingCommission(bookingId, search)}
        receiptTo={(receiptNumber) => paths.receipts(bookingId, receiptNumber)}
      />
    </Page>
  )
}

const NAME_LETTERS = 9

function Heading({ commission: { projectName, booking, plot } }: { commission: PlotCommission }) {
  const plotNumber = booking.plotNumber || plot?.plotNumber
  const customer = booking.customerName || plot?.customerName
  return (
    <>
      {[projectName, plotNumber && `Plot ${plotNumber}`].filter(Boolean).join(' · ')}
      {customer && (
        <>
          {' · '}
          <ShortName name={customer} letters={NAME_LETTERS} />
        </>
      )}
    </>
  )
}
