import type { ReactNode } from 'react'
import type { PlotCommission } from '~/api/contract/commission'
import { commissionsOf } from '~/domain/commission'
import { CommissionEntry } from '~/commission/entry/commission-entry'
import { m } from '~/messages/messages'
import { PaymentList } from '~/commission/payment-list/payment-list'
import { type Description, DescriptionList } from '~/ui/description-list/description-list'
import { EmptyState } from '~/ui/empty-state/empty-state'
import { Stack } from '~/ui/stack/stack'

interface MyCommissionProps {
  commission: PlotCommission
  before?: Description[]
  receiptTo: (receiptNumber: string) => string
  queryLink?: ReactNode
}

/** Without the viewer's commission, shows the payments that the upstream sends beside it. */
export function MyCommission({ commission, before = [], receiptTo, queryLink }: MyCommissionProps) {
  const [ownCommission] = commissionsOf(commission.plot)
  if (!ownCommission)
    return (
      <Stack>
        {before.length > 0 && <DescriptionList items={before} />}
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
      before={before}
      receiptTo={receiptTo}
      queryLink={queryLink}
    />
  )
}
