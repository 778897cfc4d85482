import type { Booking } from '~/api/contract/bookings'
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

/** Only those that are not zero, discounts as what they take off (checklist M152, M232). */
export function charges(booking: Charged): Description[] {
  return [
    { label: 'Premium Chrgs', paise: booking.premiumPaise },
    { label: 'Adjustment', paise: booking.adjustmentPaise },
    { label: 'EMI Charges', paise: booking.emiChargesPaise },
    { label: 'Reg Charges', paise: booking.registrationPaise },
    { label: 'Late Pmt chrgs Due', paise: booking.latePaymentPaise },
    { label: 'Discount', paise: -Math.abs(booking.discountPaise) },
    { label: 'EMI Waive Off', paise: -Math.abs(booking.waiveOffPaise) },
  ]
    .filter(({ paise }) => paise !== 0)
    .map(({ label, paise }) => ({ label, value: <Amount paise={paise} /> }))
}
