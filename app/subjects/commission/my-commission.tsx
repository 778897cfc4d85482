import type { ReactNode } from 'react'
import type { PlotCommission } from '~/contract/commission'
import { commissionsOf } from '~/domain/commission'
import { CommissionEntry } from './entry/commission-entry'
import { m } from '~/messages/messages'
import { PaymentList } from './payment-list/payment-list'
import { type Description, DescriptionList } from '~/ui/description-list/description-list'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Stack } from '~/ui/stack/stack'

interface MyCommissionProps {
  commission: PlotCommission
  leadingItems?: Description[]
  receiptTo: (receiptNumber: string) => string
  queryLink?: ReactNode
}

/** If the reply lacks the viewer's commission, shows the payments of the reply. */
export function MyCommission({ commission, leadingItems = [], receiptTo, queryLink }: MyCommissionProps) {
  const [ownCommission] = commissionsOf(commission.plot)
  if (!ownCommission)
    return (
      <Stack>
        {leadingItems.length > 0 && <DescriptionList items={leadingItems} />}
        {queryLink}
        {commission.payments.length > 0 ? (
          <PaymentList
            label={m.payments()}
            payments={commission.payments}
            netPercent={null}
            receiptTo={receiptTo}
          />
        ) : (
          <EmptyState>{m.noResultsFound()}</EmptyState>
        )}
      </Stack>
    )
  const payments = ownCommission.payments.length > 0 ? ownCommission.payments : commission.payments
  return (
    <CommissionEntry
      figures={ownCommission}
      payments={payments}
      leadingItems={leadingItems}
      receiptTo={receiptTo}
      queryLink={queryLink}
    />
  )
}
