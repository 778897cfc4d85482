import type { IsoDate } from '../../app/domain/dates'
import type { NewRow } from '../db/schema'
import { addDays } from '../rules/calendar'
import {
  commissionFigures,
  differentialShares,
  type CommissionType,
  type LadderPlace,
} from '../rules/commission'
import type { Charge } from '../rules/price'
import type { MadeBooking } from './bookings'
import { randomFor, type Random } from './random'
import type { Place } from './tree'

export interface MadeLine {
  booking: MadeBooking
  row: NewRow<'commission_lines'> & { id: number }
}

const PER_YARD_PROJECT_ID = 1
const PER_YARD_UNTIL_DAYS_AGO = 730

/** Uses the commission ladder of the booking day. */
export function commissionLinesOf(
  bookings: MadeBooking[],
  places: Place[],
  seed: string,
  today: IsoDate,
): MadeLine[] {
  const random = randomFor(seed, 'commission')
  const placeById = new Map(places.map((place) => [place.id, place]))
  const lines: MadeLine[] = []
  for (const booking of bookings) {
    const { row, sale } = booking
    const type = commissionTypeOf(booking, today)
    for (const share of differentialShares(upwardFrom(row.seller_id, placeById), type)) {
      const isSeller = share.associateId === row.seller_id
      const discount = isSeller ? (sale.fixed?.sellerDiscount ?? sellerDiscount(random)) : null
      const figures = commissionFigures({
        yardsHundredths: row.yards_hundredths,
        eligibleRateRupees: row.eligible_rate_rupees,
        commission: { type, hundredths: share.hundredths },
        discount,
      })
      const line = {
        id: lines.length + 1,
        booking_id: row.id!,
        project_id: row.project_id,
        associate_id: share.associateId,
        commission_type: type,
        commission_hundredths: share.hundredths,
        eligible_rupees: figures.eligibleRupees,
        gross_rupees: figures.grossRupees,
        discount_type: discount?.type ?? null,
        discount_hundredths: discount?.hundredths ?? 0,
        discount_rupees: figures.discountRupees,
        net_rupees: figures.netRupees,
        paid_rupees: 0,
      }
      lines.push({ booking, row: line })
    }
  }
  return lines
}

/** Project 1 paid per square yard until two years ago. */
function commissionTypeOf({ row }: MadeBooking, today: IsoDate): CommissionType {
  const isOld = row.booked_on < addDays(today, -PER_YARD_UNTIL_DAYS_AGO)
  return row.project_id === PER_YARD_PROJECT_ID && isOld ? 'Per Sq.Yd' : '%'
}

/** One seller in seven gives the customer a discount from the commission. */
function sellerDiscount(random: Random): Charge | null {
  if (!random.chance(0.14)) return null
  return random.pick<Charge>([
    { type: 'Per Sq.Yd', hundredths: 5_000 },
    { type: 'Per Sq.Yd', hundredths: 10_000 },
    { type: '%', hundredths: 1_000 },
    { type: 'Flat', hundredths: 1_000_000 },
  ])
}

function upwardFrom(sellerId: string, placeById: Map<string, Place>): LadderPlace[] {
  const path: LadderPlace[] = []
  for (let id: string | null = sellerId; id !== null;) {
    const place: Place = placeById.get(id)!
    path.push({ associateId: place.id, level: place.level })
    id = place.parentId
  }
  return path
}
