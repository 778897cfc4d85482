import type { PlotCommission } from '~/api/contract/commission'
import { commissionsOf } from '~/domain/commission'
import { CommissionEntry } from '~/ui/commission-entry/commission-entry'
import type { Description } from '~/ui/description-list/description-list'
import { PaymentList } from '~/ui/payment-list/payment-list'

interface MyCommissionProps {
  commission: PlotCommission
  /** Lines above the figures. */
  before?: Description[]
  receiptTo: (receiptNumber: string) => string
}

/** What the viewer earns on the booking; of an upstream that tells only the payments, these. */
export function MyCommission({ commission, before, receiptTo }: MyCommissionProps) {
  const [own] = commissionsOf(commission.plot)
  if (!own)
    return (
      <PaymentList label="Payments" payments={commission.payments} netPercent={null} receiptTo={receiptTo} />
    )
  const payments = own.payments.length > 0 ? own.payments : commission.payments
  return <CommissionEntry figures={own} payments={payments} before={before} receiptTo={receiptTo} />
}
