import type { PaidBill, PaymentDetail } from '~/contract/payments'
import { RecordedBillCard } from '~/subjects/commission/deductions'
import { formatDate } from '~/domain/dates'
import { formatRate } from '~/domain/rate'
import { sumOf } from '~/domain/money'
import { m } from '~/messages/messages'
import { Amount, DateText } from '~/ui/text/text'
import { Card } from '~/ui/card/card'
import { type Description, DescriptionList } from '~/ui/description-list/description-list'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { Stack } from '~/ui/stack/stack'
import { VoidedRows } from '~/ui/table/voided-rows'
import { TextLink } from '~/ui/text-link/text-link'
import { type OpenQueries, QueryLink } from '~/subjects/queries/query-link'

interface PaidBillsProps {
  bills: PaidBill[]
  commissionId: string
  /** Null if the upstream is not known to offer queries. */
  openQueries: OpenQueries | null
  /** Address of the payment's statement, a PDF. */
  statementTo: string
}

/** Each payment with its receipt and commission rate. If the receipt has charges, also shows the receipt minus charges (M202, M203). */
export function PaidBills({ bills, commissionId, openQueries, statementTo }: PaidBillsProps) {
  const payments = bills.flatMap((bill) =>
    bill.payments.map((payment) => ({ payment, billedOn: bill.billedOn })),
  )
  const numbers = distinct(bills.map(({ billNumber }) => billNumber))
  const voided = bills.flatMap((bill) => bill.voided)
  if (payments.length + voided.length === 0)
    return <EmptyState hint={m.receiptsOfPaymentAppearHere()}>{m.noResultsFound()}</EmptyState>
  return (
    <Stack>
      <Figures
        isFirstMain
        items={[
          {
            label: m.netCmsnAmt(),
            value: <Amount paise={sumOf(payments, ({ payment }) => payment.netPaise)} />,
          },
          {
            label: m.paymentDate(),
            value: distinct(bills.map(({ billedOn }) => formatDate(billedOn))),
          },
          ...(numbers === '' ? [] : [{ label: m.billNo(), value: numbers }]),
          ...(voided.length === 0
            ? []
            : [{ label: m.recovered(), value: <Amount paise={sumOf(voided, ({ paise }) => paise)} /> }]),
        ]}
      />
      <TextLink to={statementTo} icon="download" isNewTab>
        {m.downloadPdf()}
      </TextLink>
      {bills.map((bill, index) => (
        <RecordedBillCard key={index} {...bill} />
      ))}
      {payments.map(({ payment, billedOn }, index) => (
        <Card key={index}>
          <DescriptionList
            items={payments.length === 1 ? itemsOf(payment) : datedItemsOf(payment, billedOn)}
          />
          {payment.receiptNumber && (
            <QueryLink openQueries={openQueries} line={{ c: commissionId, n: payment.receiptNumber }} />
          )}
        </Card>
      ))}
      <VoidedRows caption={m.voidPayments()} rows={voided} />
      {payments.some(({ payment }) => Boolean(payment.lessPaise)) && <p>{m.whatLessCovers()}</p>}
    </Stack>
  )
}

const distinct = (texts: string[]) => [...new Set(texts)].filter(Boolean).join(', ')

/** Adds the date and amount of one of several payments, because the figures above are those of all payments together. */
function datedItemsOf(payment: PaymentDetail, billedOn: string | null): Description[] {
  return [
    { label: m.paymentDate(), value: <DateText date={billedOn} /> },
    ...itemsOf(payment),
    { label: m.netCmsnAmt(), value: <Amount paise={payment.netPaise} />, isEmphasised: true },
  ]
}

function itemsOf(payment: PaymentDetail): Description[] {
  const { netRate } = payment
  const isPercent = netRate?.kind === 'percent'
  return [
    { label: m.plotNo(), value: payment.plotNumber },
    { label: m.customer(), value: payment.customerName },
    { label: m.receiptDate(), value: <DateText date={payment.receivedOn} /> },
    { label: m.receiptNo(), value: payment.receiptNumber || '—' },
    { label: m.receiptAmount(), value: <Amount paise={payment.receiptPaise} /> },
    ...(payment.lessPaise
      ? [
          { label: m.less(), value: <Amount paise={payment.lessPaise} /> },
          { label: m.rctNet(), value: <Amount paise={payment.receiptNetPaise} /> },
        ]
      : []),
    {
      label: isPercent || !netRate ? m.netCmsnPercent() : m.netCmsn(),
      value: netRate ? formatRate(netRate) : '—',
    },
  ]
}
