import type { CommissionPayment } from '~/domain/commission'
import type { Example } from '~/ui/example'
import { PaymentList } from './payment-list'

const payment = (type: string, paidOn: string | null, rupees: number): CommissionPayment => ({
  type,
  paidOn,
  paise: rupees * 100,
  receiptNumber: null,
  receiptPaise: null,
  lessPaise: null,
})

export const examples: Example[] = [
  {
    name: 'every type',
    render: () => (
      <PaymentList
        label="Payments"
        netPercent={6.88}
        receiptTo={(number) => `/receipts#${number}`}
        payments={[
          payment('Other', '2026-09-07', 4_300),
          payment('Cheque', '2026-09-07', 999_999_999),
          payment('Card', null, 4_300),
          payment('Online', '2026-09-07', 4_300),
          payment('Bank', '2026-09-07', 4_300),
          {
            ...payment('Bank', '2026-10-07', 4_300),
            receiptPaise: 7_670_000,
            lessPaise: 1_420_000,
            receiptNumber: 'RC-2026-000289',
          },
        ]}
      />
    ),
  },
]
