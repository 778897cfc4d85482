import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import type { PlotCommission } from '~/api/contract/commission'
import { commissionsOf } from '~/domain/commission'
import { sumOf } from '~/domain/statements'
import { pageTitle } from '~/lib/page-title'
import { parseParams } from '~/lib/params'
import { bookingParams } from '~/params'
import { backFromStatement, paths } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { Amount } from '~/ui/amount/amount'
import { TeamCommission } from '~/ui/commission-entry/team-commission'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { Page } from '~/ui/page/page'
import { ShortName } from '~/ui/short-name/short-name'
import { Tabs } from '~/ui/tabs/tabs'
import { MyCommission } from '~/commission/my-commission'

export const handle = pageTitle('Booking Commission')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const { bookingId } = parseParams(bookingParams, params)
  const isTeam = new URL(request.url).searchParams.get('tab') === 'team'
  const commission = await (isTeam ? api.commission.ofTeam(bookingId) : api.commission.ofBooking(bookingId))
  return { commission, isTeam, bookingId, back: backFromStatement(commission.booking, session.bookingsUrl) }
}

export default function BookingCommission() {
  const { commission, isTeam, bookingId, back } = useLoaderData<typeof loader>()
  const receiptTo = (receiptNumber: string) => paths.receipts(bookingId, receiptNumber)
  return (
    <Page title="Commission" lead={<Heading commission={commission} />} back={back}>
      <Tabs
        label="Commission"
        items={[
          { to: paths.bookingCommission(bookingId), label: 'My Cmsn', isCurrent: !isTeam },
          { to: paths.bookingCommission(bookingId, { tab: 'team' }), label: 'Team Cmsn', isCurrent: isTeam },
        ]}
      />
      {isEmpty(commission, isTeam) ? (
        <EmptyState>No results found</EmptyState>
      ) : (
        <>
          <Figures items={totals(commission, isTeam)} />
          {isTeam ? (
            <TeamCommission commissions={commissionsOf(commission.plot)} receiptTo={receiptTo} />
          ) : (
            <MyCommission commission={commission} receiptTo={receiptTo} />
          )}
        </>
      )}
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

/** Of the team: the sums of the rows shown, since the viewer's own is left out (checklist M166). */
function totals(commission: PlotCommission, isTeam: boolean) {
  const rows = commission.plot?.associates ?? []
  const paise = isTeam
    ? {
        Total: sumOf(rows, (row) => row.grossPaise),
        Net: sumOf(rows, (row) => row.netPaise),
        Paid: sumOf(rows, (row) => row.paidPaise),
        Due: sumOf(rows, (row) => row.duePaise),
      }
    : {
        Total: commission.totalPaise,
        Net: commission.netPaise,
        Paid: commission.paidPaise,
        Due: commission.duePaise,
      }
  return Object.entries(paise).map(([label, amount]) => ({ label, value: <Amount paise={amount} /> }))
}

function isEmpty({ plot, totalPaise, payments }: PlotCommission, isTeam: boolean): boolean {
  if (plot && plot.associates.length > 0) return false
  return isTeam || (totalPaise === 0 && payments.length === 0)
}
