import { BookingTabs } from '~/bookings/booking-tabs'
import { receiptsText } from '~/domain/share-texts'
import { paths, receiptAnchor } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { DateText } from '~/ui/date-text/date-text'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { StatementPage } from '~/ui/statement-page/statement-page'
import { Table } from '~/ui/table/table'
import { ExportActions } from '~/ui/export-actions/export-actions'
import type { ReceiptsStatement } from './statements.server'

/** Shared by all areas (M167). */
export function Receipts({ receipts, totalPaise, bookingId, hasTabs, ...statement }: ReceiptsStatement) {
  return (
    <StatementPage
      title="Receipts"
      {...statement}
      tabs={hasTabs && <BookingTabs bookingId={bookingId} current="receipts" />}
      actions={
        <ExportActions
          pdf={paths.receiptsFile(bookingId, 'pdf')}
          csv={paths.receiptsFile(bookingId, 'csv')}
          shareText={receiptsText({ booking: statement.booking, receipts, totalPaise })}
        />
      }
    >
      {receipts.length === 0 ? (
        <EmptyState hint="The customer's payments appear here once the office records them.">
          No results found
        </EmptyState>
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
