import type { QueriedLine } from '~/contract/queries'
import { formatDate } from '~/domain/dates'
import type { QueryCategory, QueryState } from '~/domain/line-query'
import { m } from '~/messages/messages'
import type { Tone } from '~/ui/badge/badge.css'

export const CATEGORY_LABELS: Record<QueryCategory, () => string> = {
  amount: m.theAmountIsWrong,
  rate: m.theRateIsWrong,
  'missing receipt': m.aReceiptIsMissing,
  'not mine': m.thisIsNotMine,
  other: m.somethingElse,
}

export const STATE_LABELS: Record<QueryState, { label: () => string; tone: Tone }> = {
  sent: { label: m.sent, tone: 'info' },
  'being checked': { label: m.beingChecked, tone: 'warning' },
  answered: { label: m.answered, tone: 'positive' },
  closed: { label: m.closed, tone: 'neutral' },
}

type LineWithoutFigures = Omit<QueriedLine, 'figures'>

/** Such as "Receipt MBG-00001". */
export function lineTitle({
  kind,
  receiptNumber,
  billedOn,
  billNumber,
  agentName,
}: LineWithoutFigures): string {
  if (kind === 'receipt') return m.receiptNumber({ number: receiptNumber })
  if (kind === 'payment')
    return [
      billedOn ? m.paymentOfDate({ billedOn: formatDate(billedOn) }) : m.paymentOnReceipt({ receiptNumber }),
      billNumber && m.billNumber({ number: billNumber }),
    ]
      .filter(Boolean)
      .join(' · ')
  return agentName ? m.commissionOfAgentName({ agentName }) : m.commission()
}

/** Such as "Plot 12/A · Mango Bloom Gardens · Lakshmi Devi". */
export function linePlace({ plotNumber, projectName, customerName }: LineWithoutFigures): string {
  return [plotNumber && m.plotNumber({ number: plotNumber }), projectName, customerName]
    .filter(Boolean)
    .join(' · ')
}
