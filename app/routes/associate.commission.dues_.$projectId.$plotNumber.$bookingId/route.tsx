import { useLoaderData } from '@remix-run/react'
import { commissionsOf } from '~/domain/commission'
import { sumOf } from '~/domain/money'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { useFrom } from '~/screen/use-from'
import { asMatched } from '~/paths/screen-at'
import { pageTitle } from '~/screen/page-title'
import { BookingsOfDue } from '~/subjects/commission/bookings-of-due'
import { DueSplit } from '~/subjects/commission/due-split'
import { TeamCommission } from '~/subjects/commission/entry/team-commission'
import { ListedRow } from '~/subjects/commission/listed-row'
import { MyCommission } from '~/subjects/commission/my-commission'
import { DescriptionList } from '~/ui/description-list/description-list'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { Page } from '~/ui/page/page'
import { Tabs } from '~/ui/tabs/tabs'
import { Amount } from '~/ui/text/text'
import { type DuesDetails, loadDuesDetails } from './dues-details.server'

export const handle = pageTitle((pathname) =>
  asMatched(pathname).startsWith(paths.teamDues()) ? m.teamDuesDetails() : m.myDuesDetails(),
)

export const loader = loadDuesDetails

export default function DuesDetailsScreen() {
  return <DuesDetailsPage {...useLoaderData<typeof loader>()} />
}

/** Own dues link to statements of the payments area, team dues to those of the bookings area (M187, M191). */
const links = {
  own: {
    label: m.myDues,
    commissionTab: m.myCmsn,
    details: paths.myDuesDetails,
    receipts: paths.paymentReceipts,
    emiStatement: paths.paymentEmiStatement,
  },
  team: {
    label: m.teamDues,
    commissionTab: m.teamCmsn,
    details: paths.teamDuesDetails,
    receipts: paths.receipts,
    emiStatement: paths.emiStatement,
  },
}

function DuesDetailsPage({ list, ...details }: DuesDetails) {
  const { from, back, projectId, plotNumber, bookingId, commission, isBookingTab, print } = details
  const area = links[list]
  const label = area.label()
  const sums = sumsOf(commission)
  const tabAt = (tab?: 'booking') => area.details(projectId, plotNumber, bookingId, { tab, from })
  return (
    <Page title={label} back={back} print={print}>
      <Figures
        items={[
          ...sumFigures(sums),
          { label: m.plotNo(), value: commission.booking.plotNumber || plotNumber },
          { label: m.project(), value: commission.projectName },
        ]}
      />
      <DueSplit {...sums} />
      <Tabs
        label={label}
        items={[
          { label: area.commissionTab(), to: tabAt(), isCurrent: !isBookingTab },
          { label: m.booking(), to: tabAt('booking'), isCurrent: isBookingTab },
        ]}
      />
      {isBookingTab ? <Booking list={list} {...details} /> : <Commission list={list} {...details} />}
    </Page>
  )
}

function Booking({ list, back, bookings, bookingId, commission }: DuesDetails) {
  const from = useFrom()
  const linksOf = (id: string) => ({
    booking: paths.booking(id, { from }),
    receipts: links[list].receipts(id, undefined, { from: back.to }),
    emiStatement: links[list].emiStatement(id, { from: back.to }),
  })
  if (bookings) return <BookingsOfDue bookings={bookings} linksOf={(id) => linksOf(id ?? bookingId)} />
  return (
    <ListedRow
      items={[
        { label: m.customer(), value: commission.booking.customerName || '—' },
        { label: m.due(), value: <Amount paise={sumsOf(commission).duePaise} /> },
      ]}
      links={linksOf(bookingId)}
    />
  )
}

function Commission({ list, back, commission, bookingId }: DuesDetails) {
  const receiptTo = (receiptNumber: string) =>
    links[list].receipts(bookingId, receiptNumber, { from: back.to })
  const { plot, booking } = commission
  if (!plot || plot.associates.length === 0)
    return <EmptyState hint={m.plotCommissionAppearsHere()}>{m.noResultsFound()}</EmptyState>
  const leadingItems = [
    { label: m.customer(), value: plot.customerName || booking.customerName },
    { label: m.plotNo(), value: plot.plotNumber || booking.plotNumber },
  ]
  if (list === 'own')
    return <MyCommission commission={commission} leadingItems={leadingItems} receiptTo={receiptTo} />
  return (
    <>
      <DescriptionList items={leadingItems} />
      <TeamCommission commissions={commissionsOf(plot)} receiptTo={receiptTo} />
    </>
  )
}

interface CommissionSums {
  paidPaise: number | null
  duePaise: number | null
  payablePaise: number | null
}

function sumFigures({ paidPaise, duePaise }: CommissionSums) {
  if (paidPaise === null && duePaise === null) return []
  return [
    { label: m.due(), value: <Amount paise={duePaise} /> },
    { label: m.paid(), value: <Amount paise={paidPaise} /> },
  ]
}

/** Adds up all associates of the plot; null if there are none. Without a plot, the sums of the reply. */
function sumsOf({ plot, ...sums }: DuesDetails['commission']): CommissionSums {
  if (!plot) return sums
  if (plot.associates.length === 0) return { paidPaise: null, duePaise: null, payablePaise: null }
  return {
    paidPaise: sumOf(plot.associates, (associate) => associate.paidPaise),
    duePaise: sumOf(plot.associates, (associate) => associate.duePaise),
    payablePaise: sumOf(plot.associates, (associate) => associate.payablePaise),
  }
}
