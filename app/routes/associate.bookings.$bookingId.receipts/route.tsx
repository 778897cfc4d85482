import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { timestampInIndia } from '~/domain/dates'
import { pageTitle } from '~/lib/page-title'
import { parseParams } from '~/lib/params'
import { bookingParams } from '~/params'
import { backFromStatement, receiptAnchor } from '~/paths'
import { requireAssociate } from '~/session/guard.server'
import { Amount } from '~/ui/amount/amount'
import { DateText } from '~/ui/date-text/date-text'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { StatementPage } from '~/ui/statement-page/statement-page'
import { Table } from '~/ui/table/table'

export const handle = pageTitle('Receipts')

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { api, session } = await requireAssociate(request)
  const { bookingId } = parseParams(bookingParams, params)
  const statement = await api.bookings.receipts(bookingId)
  return {
    ...statement,
    back: backFromStatement(statement.booking, session.bookingsUrl),
    viewer: session.user.name,
    printedOn: timestampInIndia(),
  }
}

export default function Receipts() {
  const { receipts, totalPaise, ...statement } = useLoaderData<typeof loader>()
  return (
    <StatementPage title="Receipts" {...statement}>
      {receipts.length === 0 ? (
        <EmptyState>No results found</EmptyState>
      ) : (
        <>
          <Figures
            items={[
              { label: 'Total', value: <Amount paise={totalPaise} /> },
              { label: 'Receipts', value: receipts.length },
            ]}
          />
          <Table
            caption="Receipts"
            totalLabel="Total"
            rows={receipts}
            rowKey={(receipt) => receipt.number}
            rowId={(receipt) => receiptAnchor(receipt.number)}
            columns={[
              { header: 'Receipt Date', cell: (receipt) => <DateText date={receipt.receivedOn} /> },
              { header: 'Receipt No.', cell: (receipt) => receipt.number, isRowHeader: true },
              {
                header: 'Amount',
                cell: (receipt) => <Amount paise={receipt.netPaise} />,
                isNumeric: true,
                total: <Amount paise={totalPaise} />,
              },
              {
                header: 'Late Payment Charges Applied',
                cell: (receipt) => <Amount paise={receipt.latePaymentPaise} />,
                isNumeric: true,
              },
              {
                header: 'Total Receipt Amount',
                cell: (receipt) => <Amount paise={receipt.totalPaise} />,
                isNumeric: true,
              },
            ]}
          />
        </>
      )}
    </StatementPage>
  )
}
