import { Fragment } from 'react'
import type { RecordedDeductions } from '~/contract/recorded-deductions'
import { m } from '~/messages/messages'
import { Amount, UpstreamText } from '~/ui/text/text'
import { Card } from '~/ui/card/card'
import { type Description, DescriptionList } from '~/ui/description-list/description-list'
import { deductionFields } from './deduction-fields'
import type { RecordedBill } from './recorded-bills'

const NO_BREAK = '\u00a0'

/** One line in a list of payments, for all payments of a bill. */
export function BillNote({ bill }: { bill: RecordedBill }) {
  return (
    <>
      {m.wholeBill({ number: bill.billNumber })}
      {deductionItems(bill).map(({ label, value }) => (
        <Fragment key={label}>
          {' · '}
          {label}
          {NO_BREAK}
          {value}
        </Fragment>
      ))}
    </>
  )
}

interface RecordedBillCardProps {
  billNumber: string
  deductions: RecordedDeductions | null
}

/** The heading names the whole bill, because a page may show only some of its payments. */
export function RecordedBillCard({ billNumber, deductions }: RecordedBillCardProps) {
  if (!deductions) return null
  return (
    <Card heading={billNumber === '' ? m.deductions() : m.wholeBill({ number: billNumber })}>
      <DescriptionList items={deductionItems(deductions)} />
    </Card>
  )
}

/** What the firm recorded, and the gross amount from which it was deducted. */
function deductionItems(recorded: RecordedDeductions): Description[] {
  const { otherPaise, otherReason, reference } = recorded
  const { gross, tds, gst, other, credited } = deductionFields
  const amount = ({ label, value }: typeof gross) => {
    const paise = value(recorded)
    return paise === null ? [] : [{ label: label(), value: <Amount paise={paise} /> }]
  }
  return [
    ...amount(gross),
    ...amount(tds),
    ...amount(gst),
    ...(otherReason === ''
      ? amount(other)
      : [{ label: other.label(), value: <WithReason paise={otherPaise} reason={otherReason} /> }]),
    ...amount(credited),
    ...(reference === ''
      ? []
      : [{ label: m.paymentReference(), value: <UpstreamText>{reference}</UpstreamText> }]),
  ]
}

function WithReason({ paise, reason }: { paise: number | null; reason: string }) {
  return (
    <>
      <Amount paise={paise} /> (<UpstreamText>{reason}</UpstreamText>)
    </>
  )
}
