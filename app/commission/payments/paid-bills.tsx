import type { PaidBill, PaymentDetail } from '~/api/contract/payments'
import { formatDate } from '~/domain/dates'
import { formatRate } from '~/domain/rate'
import { sumOf } from '~/domain/statements'
import { type OpenQueries, QueryLink } from '~/queries/query-link'
import { Amount } from '~/ui/amount/amount'
import { Card } from '~/ui/card/card'
import { DateText } from '~/ui/date-text/date-text'
import { type Description, DescriptionList } from '~/ui/description-list/description-list'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Figures } from '~/ui/figures/figures'
import { Stack } from '~/ui/stack/stack'
import { TextLink } from '~/ui/text-link/text-link'

interface PaidBillsProps {
  bills: PaidBill[]
  /** The statement of the payment as a PDF. */
  statementTo: string
  commissionId: string
  open: OpenQueries | null
}

/** The receipt, the part of it that counts, and its commission (M202, M203). */
export function PaidBills({ bills, statementTo, commissionId, open }: PaidBillsProps) {
  const payments = bills.flatMap((bill) =>
    bill.payments.map((payment) => ({ payment, billedOn: bill.billedOn })),
  )
  if (payments.length === 0)
    return <EmptyState hint="The receipts behind this payment appear here.">No results found</EmptyState>
  return (
    <Stack>
      <Figures
        items={[
          {
            label: 'Net Cmsn Amt',
            value: <Amount paise={sumOf(payments, ({ payment }) => payment.netPaise)} />,
          },
          {
            label: 'Payment Date',
            value: [...new Set(payments.map(({ billedOn }) => formatDate(billedOn)))].join(', '),
          },
        ]}
      />
      <TextLink to={statementTo} icon="download" isNewTab>
        Download PDF
      </TextLink>
      {payments.map(({ payment, billedOn }, index) => (
        <Card key={index}>
          <DescriptionList items={payments.length === 1 ? lines(payment) : datedLines(payment, billedOn)} />
          {payment.receiptNumber && (
            <QueryLink open={open} line={{ c: commissionId, n: payment.receiptNumber }} />
          )}
        </Card>
      ))}
      {payments.some(({ payment }) => Boolean(payment.lessPaise)) && (
        <p>Less covers Registration, EMI, Premium and Other charges.</p>
      )}
    </Stack>
  )
}

/** Of one payment among several, whose sum stands above them. */
function datedLines(payment: PaymentDetail, billedOn: string | null): Description[] {
  return [
    { label: 'Payment Date', value: <DateText date={billedOn} /> },
    ...lines(payment),
    { label: 'Net Cmsn Amt', value: <Amount paise={payment.netPaise} />, isEmphasised: true },
  ]
}

function lines(payment: PaymentDetail): Description[] {
  const { netRate } = payment
  const isPercent = netRate?.kind === 'percent'
  return [
    { label: 'Plot No.', value: payment.plotNumber },
    { label: 'Customer', value: payment.customerName },
    { label: 'Receipt Date', value: <DateText date={payment.receivedOn} /> },
    { label: 'Receipt No.', value: payment.receiptNumber || '—' },
    { label: 'Receipt Amount', value: <Amount paise={payment.receiptPaise} /> },
    ...(!payment.lessPaise
      ? []
      : [
          { label: 'Less', value: <Amount paise={payment.lessPaise} /> },
          { label: 'Rct Net', value: <Amount paise={payment.receiptNetPaise} /> },
        ]),
    { label: isPercent || !netRate ? 'Net Cmsn %' : 'Net Cmsn', value: netRate ? formatRate(netRate) : '—' },
  ]
}
