import { RecordedBillCard } from '~/subjects/commission/deductions'
import { ListedRow } from '~/subjects/commission/listed-row'
import { paymentTypeName } from '~/domain/upstream-words'
import { m } from '~/messages/messages'
import { paths } from '~/paths/paths'
import { useFrom } from '~/screen/use-from'
import { Amount, DateText, UpstreamText } from '~/ui/text/text'
import { Figures } from '~/ui/figures/figures'
import type { ListedPaymentData } from './listed-payment.server'

interface ListedPaymentProps extends ListedPaymentData {
  plotNumber: string
  bookingId: string
  from?: string
  statementTo: string
}

/** Shows a payment of an upstream without the details call. */
export function ListedPayment({
  row,
  hasStatement,
  plotNumber,
  bookingId,
  from,
  statementTo,
}: ListedPaymentProps) {
  const here = useFrom()
  const details = row
    ? [
        { label: m.project(), value: row.projectCode || '—' },
        { label: m.paymentMode(), value: <UpstreamText>{paymentTypeName(row.type) || '—'}</UpstreamText> },
      ]
    : []
  return (
    <>
      {row && (
        <Figures
          isFirstMain
          items={[
            { label: m.amount(), value: <Amount paise={row.paise} /> },
            { label: m.paymentDate(), value: <DateText date={row.date} /> },
          ]}
        />
      )}
      {row && <RecordedBillCard {...row} />}
      <ListedRow
        items={[{ label: m.plotNo(), value: plotNumber }, ...details]}
        statementTo={hasStatement ? statementTo : null}
        links={{
          booking: paths.booking(bookingId, { from: here }),
          receipts: paths.paymentReceipts(bookingId, undefined, { from }),
          emiStatement: paths.paymentEmiStatement(bookingId, { from }),
        }}
      />
    </>
  )
}
