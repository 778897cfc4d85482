import { examples as commissionEntry } from '~/subjects/commission/entry/commission-entry.examples'
import { examples as paymentList } from '~/subjects/commission/payment-list/payment-list.examples'
import { examplesByComponent } from '~/ui/examples'

/** Lists of examples, by component name. */
export const galleryExamples = {
  ...examplesByComponent,
  'commission-entry': commissionEntry,
  'payment-list': paymentList,
}
