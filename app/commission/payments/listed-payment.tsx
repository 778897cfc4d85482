import { ListedRow } from '~/commission/listed-row'
import { paths } from '~/paths'
import { Amount } from '~/ui/amount/amount'
import { DateText } from '~/ui/date-text/date-text'
import { Figures } from '~/ui/figures/figures'
import type { ListedPaymentData } from './listed-payment.server'

interface ListedPaymentProps extends ListedPaymentData {
  plotNumber: string
  bookingId: string
  statementTo: string
}

/** For upstreams without the details call. */
export function ListedPayment({ row, hasStatement, plotNumber, bookingId, statementTo }: ListedPaymentProps) {
  const details = row
    ? [
        { label: 'Project', value: row.projectCode || '—' },
        { label: 'Payment Mode', value: row.type || '—' },
      ]
    : []
  return (
    <>
      {row && (
        <Figures
          items={[
            { label: 'Amount', value: <Amount paise={row.paise} /> },
            { label: 'Payment Date', value: <DateText date={row.date} /> },
          ]}
        />
      )}
      <ListedRow
        items={[{ label: 'Plot No.', value: plotNumber }, ...details]}
        statementTo={hasStatement ? statementTo : null}
        links={{
          booking: paths.booking(bookingId),
          receipts: paths.paymentReceipts(bookingId),
          emiStatement: paths.paymentEmiStatement(bookingId),
        }}
      />
    </>
  )
}
