import { m } from '~/messages/messages'
import { formatRupees } from './money'

/** Splits ₹37,240 into `₹36,000 + ₹1,240 late charges`; null if an amount is unknown, or the late charges are zero or above the total. */
export function splitLateCharges(paise: number | null, latePaise: number | null): string | null {
  if (paise === null || latePaise === null || latePaise <= 0 || latePaise > paise) return null
  return m.amountAndLateCharges({ amount: formatRupees(paise - latePaise), late: formatRupees(latePaise) })
}
