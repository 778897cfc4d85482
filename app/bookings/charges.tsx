import type { Booking } from '~/api/contract/bookings'
import { asDeduction } from '~/domain/money'
import { Amount } from '~/ui/amount/amount'
import type { Description } from '~/ui/description-list/description-list'

type Charged = Pick<
  Booking,
  | 'premiumPaise'
  | 'adjustmentPaise'
  | 'emiChargesPaise'
  | 'registrationPaise'
  | 'latePaymentPaise'
  | 'discountPaise'
  | 'waiveOffPaise'
>

/** Only known, non-zero charges; discounts are negative (M152, M232). */
export function charges(booking: Charged): Description[] {
  return [
    { label: 'Premium Chrgs', paise: booking.premiumPaise },
    { label: 'Adjustment', paise: booking.adjustmentPaise },
    { label: 'EMI Charges', paise: booking.emiChargesPaise },
    { label: 'Reg Charges', paise: booking.registrationPaise },
    { label: 'Late Pmt chrgs Due', paise: booking.latePaymentPaise },
    { label: 'Discount', paise: asDeduction(booking.discountPaise) },
    { label: 'EMI Waive Off', paise: asDeduction(booking.waiveOffPaise) },
  ]
    .filter(({ paise }) => paise !== null && paise !== 0)
    .map(({ label, paise }) => ({ label, value: <Amount paise={paise} /> }))
}
