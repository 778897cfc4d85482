import type { ReactNode } from 'react'
import type { PlotCommission } from '~/api/contract/commission'
import { commissionsOf } from '~/domain/commission'
import { CommissionEntry } from '~/commission/entry/commission-entry'
import { m } from '~/messages/messages'
import type { Description } from '~/ui/description-list/description-list'
import { PaymentList } from '~/commission/payment-list/payment-list'

interface MyCommissionProps {
  commission: PlotCommission
  before?: Description[]
  receiptTo: (receiptNumber: string) => string
  queryLink?: ReactNode
}

/** Shows only the payments if the upstream sends nothing else. */
export function MyCommission({ commission, before, receiptTo, queryLink }: MyCommissionProps) {
  const [ownCommission] = commissionsOf(commission.plot)
  if (!ownCommission)
    return (
      <PaymentList
        label={m.payments()}
        payments={commission.payments}
        netPercent={null}
        receiptTo={receiptTo}
      />
    )
  const payments = ownCommission.payments.length > 0 ? ownCommission.payments : commission.payments
  return (
    <CommissionEntry
      figures={ownCommission}
      payments={payments}
      before={before}
      receiptTo={receiptTo}
      queryLink={queryLink}
    />
  )
}
