import type { Booking } from '~/contract/bookings'
import { asDeduction } from '~/domain/money'
import { m } from '~/messages/messages'
import { Amount } from '~/ui/text/text'
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

/** Returns only known, non-zero charges. Discount and waive-off are negative (M152, M232). */
export function charges(booking: Charged): Description[] {
  return [
    { label: m.premiumChrgs(), paise: booking.premiumPaise },
    { label: m.adjustment(), paise: booking.adjustmentPaise },
    { label: m.emiCharges(), paise: booking.emiChargesPaise },
    { label: m.regCharges(), paise: booking.registrationPaise },
    { label: m.latePmtChrgsDue(), paise: booking.latePaymentPaise },
    { label: m.discount(), paise: asDeduction(booking.discountPaise) },
    { label: m.emiWaiveOff(), paise: asDeduction(booking.waiveOffPaise) },
  ]
    .filter(({ paise }) => paise !== null && paise !== 0)
    .map(({ label, paise }) => ({ label, value: <Amount paise={paise} /> }))
}
