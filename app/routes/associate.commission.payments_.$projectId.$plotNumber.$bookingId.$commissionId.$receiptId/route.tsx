import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { z } from 'zod/v4'
import { toListResult } from '~/api/result'
import { BookingsOfDue } from '~/subjects/commission/bookings-of-due'
import { MyCommission } from '~/subjects/commission/my-commission'
import { backLink } from '~/screen/back-link.server'
import { pageTitle } from '~/screen/page-title'
import { parseParams } from '~/screen/params'
import { optionIn, readSearch } from '~/screen/search.server'
import { useFrom } from '~/screen/use-from'
import { m } from '~/messages/messages'
import { paymentParams } from '~/paths/params.server'
import { paths } from '~/paths/paths'
import { openQueries } from '~/subjects/queries/open-queries.server'
import { requireAssociate } from '~/session/guard.server'
import { printHead } from '~/screen/export/print-head.server'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Page } from '~/ui/page/page'
import { Tabs } from '~/ui/tabs/tabs'
import { ListedPayment } from './listed-payment'
import { loadListedPayment } from './listed-payment.server'
import { PaidBills } from './paid-bills'

export const handle = pageTitle(m.paymentDetails)

const tabs = () => ({ payment: m.payment(), booking: m.booking(), commission: m.myCommission() })
const Search = z.object({ tab: optionIn('payment', 'booking', 'commission') })

/** Each tab has a call of its own. If the upstream lacks or refuses that call, the tab shows data from calls that every upstream has. */
export async function loader(args: LoaderFunctionArgs) {
  const { request, params } = args
  const { api, session } = await requireAssociate(args)
  const payment = parseParams(paymentParams, params)
  const { bookingId, commissionId, receiptId } = payment
  const { tab = 'payment' } = readSearch(Search, request.url).search
  const receipt = receiptId === '0' ? null : receiptId
  const [projects, bills, bookings, commission, open] = await Promise.all([
    toListResult(api.projects.all(), []),
    tab === 'payment' ? api.payments.details(commissionId, receipt) : null,
    tab === 'booking' ? api.payments.booking(bookingId) : null,
    tab === 'commission'
      ? api.payments
          .commission(bookingId)
          .then((ofPayment) => ofPayment ?? api.commission.ofBooking(bookingId))
      : null,
    tab === 'payment' ? openQueries(api) : null,
  ])
  const project = projects.data.find(({ id }) => id === payment.projectId)
  const plot = [m.plotNumber({ number: payment.plotNumber }), project?.name].filter(Boolean).join(' · ')
  return {
    payment,
    plot,
    print: printHead(session, plot),
    tab,
    ...backLink(request, { to: paths.payments(), label: m.payments() }),
    bills,
    open,
    bookings,
    commission,
    listed:
      bills || bookings || commission
        ? null
        : await loadListedPayment(api, { ...payment, receiptId: receipt }),
  }
}

export default function PaymentDetails() {
  const here = useFrom()
  const { payment, plot, print, tab, from, back, bills, open, bookings, commission, listed } =
    useLoaderData<typeof loader>()
  const { bookingId, commissionId, receiptId } = payment
  const statementTo = paths.commissionStatementPdf(commissionId, receiptId)
  return (
    <Page title={m.myPayments()} lead={plot} back={back} print={print}>
      <Tabs
        label={m.myPayments()}
        items={Object.entries(tabs()).map(([key, label]) => ({
          label,
          to: paths.paymentDetails({
            ...payment,
            plot: payment.plotNumber,
            tab: key === 'payment' ? undefined : key,
            from,
          }),
          isCurrent: key === tab,
        }))}
      />
      {bills && (
        <PaidBills bills={bills} commissionId={commissionId} openQueries={open} statementTo={statementTo} />
      )}
      {listed && (
        <ListedPayment
          {...listed}
          plotNumber={payment.plotNumber}
          bookingId={bookingId}
          from={from}
          statementTo={statementTo}
        />
      )}
      {bookings && (
        <BookingsOfDue
          bookings={bookings}
          linksOf={(id) => ({
            booking: paths.booking(id ?? bookingId, { from: here }),
            receipts: paths.paymentReceipts(id ?? bookingId, undefined, { from }),
            emiStatement: paths.paymentEmiStatement(id ?? bookingId, { from }),
          })}
        />
      )}
      {commission &&
        (commission.plot ? (
          <MyCommission
            commission={commission}
            leadingItems={[
              { label: m.customer(), value: commission.plot.customerName || commission.booking.customerName },
              { label: m.plotNo(), value: commission.plot.plotNumber || payment.plotNumber },
            ]}
            receiptTo={(receiptNumber) => paths.paymentReceipts(bookingId, receiptNumber, { from })}
          />
        ) : (
          <EmptyState>{m.noResultsFound()}</EmptyState>
        ))}
    </Page>
  )
}
