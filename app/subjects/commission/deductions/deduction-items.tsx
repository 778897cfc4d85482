import type { RecordedDeductions } from '~/contract/recorded-deductions'
import { m } from '~/messages/messages'
import { Amount } from '~/ui/amount/amount'
import type { Description } from '~/ui/description-list/description-list'
import { UpstreamText } from '~/ui/upstream-text/upstream-text'

/** What the firm recorded, and the gross amount from which it was deducted. */
export function deductionItems(recorded: RecordedDeductions): Description[] {
  const { otherPaise, otherReason, reference } = recorded
  const amount = (label: string, paise: number | null) =>
    paise === null ? [] : [{ label, value: <Amount paise={paise} /> }]
  return [
    ...amount(m.gross(), recorded.grossPaise),
    ...amount(m.tds(), recorded.tdsPaise),
    ...amount(m.gst(), recorded.gstPaise),
    ...(otherReason === ''
      ? amount(m.otherDeductions(), otherPaise)
      : [{ label: m.otherDeductions(), value: <WithReason paise={otherPaise} reason={otherReason} /> }]),
    ...amount(m.credited(), recorded.creditedPaise),
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
