import type { Example } from '~/ui/example'
import { examples as commissionEntry } from './entry/commission-entry.examples'
import { examples as paymentList } from './payment-list/payment-list.examples'

/** Examples for the development gallery and tests. */
export const commissionExamples: Record<string, Example[]> = {
  'commission-entry': commissionEntry,
  'payment-list': paymentList,
}
