import type { QueriedLine } from '~/api/contract/queries'
import { formatDate } from '~/domain/dates'
import type { QueryCategory, QueryState } from '~/domain/line-query'
import type { Tone } from '~/ui/badge/badge.css'

export const CATEGORY_LABELS: Record<QueryCategory, string> = {
  amount: 'The amount is wrong',
  rate: 'The rate is wrong',
  'missing receipt': 'A receipt is missing',
  'not mine': 'This is not mine',
  other: 'Something else',
}

export const STATE_LABELS: Record<QueryState, { label: string; tone: Tone }> = {
  sent: { label: 'Sent', tone: 'info' },
  'being checked': { label: 'Being checked', tone: 'warning' },
  answered: { label: 'Answered', tone: 'positive' },
  closed: { label: 'Closed', tone: 'neutral' },
}

type Named = Omit<QueriedLine, 'figures'>

/** Such as "Receipt MBG-00001". */
export function lineTitle({ kind, receiptNumber, billedOn, agentName }: Named): string {
  if (kind === 'receipt') return `Receipt ${receiptNumber}`
  if (kind === 'payment')
    return billedOn ? `Payment of ${formatDate(billedOn)}` : `Payment on receipt ${receiptNumber}`
  return agentName ? `Commission of ${agentName}` : 'Commission'
}

/** Such as "Plot 12/A · Mango Bloom Gardens · Lakshmi Devi". */
export function linePlace({ plotNumber, projectName, customerName }: Named): string {
  return [plotNumber && `Plot ${plotNumber}`, projectName, customerName].filter(Boolean).join(' · ')
}
