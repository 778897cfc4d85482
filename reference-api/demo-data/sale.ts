import type { IsoDate } from '../../app/domain/dates'
import type { Charge } from '../rules/price'

export type Habit = 'prompt' | 'late' | 'behind' | 'ahead'

export interface Sale {
  sellerId: string
  projectId: number
  plotNumber: string | null
  customerName: string
  bookedOn: IsoDate
  outcome: 'booked' | 'registered' | 'cancelled'
  emiPlanId: number | null
  habit: Habit
  /** Terms that are not random. */
  fixed?: FixedTerms
  /** Part of the paid amount that is paid back after a cancellation. */
  refundPercent?: number
  /** Number of the plot from which the booking moved. */
  formerPlot?: string
  /** Number of instalments paid after the booking amount, each five days early. If absent, the customer's habit decides. */
  paidRows?: number
}

interface FixedTerms {
  rateRupees: number
  eligibleRateRupees: number
  /** The discount is paid from the seller's commission. */
  sellerDiscount: Charge
}
