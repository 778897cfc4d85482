import type { CommissionFigures, CommissionPayment } from '~/domain/commission'
import type { Example } from '~/ui/example'
import { CommissionEntry } from './commission-entry'

const figures: CommissionFigures = {
  yards: 200,
  eligibleRatePaise: 12_000_00,
  eligiblePaise: 2_400_000_00,
  rate: { kind: 'percent', percent: 8 },
  grossPaise: 192_000_00,
  discountRate: { kind: 'flat', paise: 20_000_00 },
  discountPaise: 20_000_00,
  cancelledPaise: 0,
  netPaise: 172_000_00,
  paidPaise: 21_500_00,
  duePaise: 150_500_00,
  payablePaise: 8_600_00,
  payableReceipts: ['RC-2026-000301', 'RC-2026-000322'].map((receiptNumber) => ({
    receiptNumber,
    paise: 4_300_00,
  })),
  netPercent: 6.88,
}

const payment = (fields: Partial<CommissionPayment>): CommissionPayment => ({
  type: 'Bank',
  paidOn: '2026-09-07',
  paise: 4_300_00,
  receiptNumber: 'RC-2026-000289',
  receiptPaise: 76_700_00,
  lessPaise: 14_200_00,
  ...fields,
})

const receiptTo = (number: string) => `/receipts#${number}`

export const examples: Example[] = [
  {
    name: 'with payments',
    render: () => (
      <CommissionEntry
        figures={figures}
        payments={[
          payment({}),
          payment({
            type: 'Other',
            paidOn: '2026-08-10',
            paise: 17_200_00,
            receiptNumber: 'RC-2026-000114',
            receiptPaise: 260_000_00,
            lessPaise: 10_000_00,
          }),
        ]}
        receiptTo={receiptTo}
      />
    ),
  },
  {
    name: 'per square yard, large, nothing paid, little known',
    render: () => (
      <CommissionEntry
        leadingItems={[
          { label: 'Customer', value: 'Venkata Satya Surya Narayana Lakshmi Narasimha Raju Kumar' },
        ]}
        figures={{
          ...figures,
          yards: null,
          eligibleRatePaise: null,
          rate: { kind: 'per-yard', paise: 99_99_999_00 },
          grossPaise: 999_999_999_00,
          discountRate: { kind: 'percent', percent: 12.5 },
          discountPaise: 125_000_000_00,
          netPaise: 874_999_999_00,
          paidPaise: 0,
          duePaise: 874_999_999_00,
          payablePaise: null,
          payableReceipts: [],
          netPercent: null,
        }}
        payments={[]}
        receiptTo={receiptTo}
      />
    ),
  },
]
