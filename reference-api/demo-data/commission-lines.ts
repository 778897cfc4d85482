import type { NewRow } from '../schema'
import { commissionFigures, differentialShares, type LadderPosition } from '../rules/commission'
import { ladderOn } from '../rules/ladder'
import type { Charge } from '../rules/price'
import type { DemoBooking } from './bookings'
import { randomFor, type Random } from './random'
import type { commissionRateRows } from './rules'
import type { TreeNode } from './tree'

export interface DemoCommissionLine {
  booking: DemoBooking
  row: NewRow<'commission_lines'> & { id: number; payable_rupees: number }
}

export function commissionLinesOf(
  bookings: DemoBooking[],
  nodes: TreeNode[],
  rates: ReturnType<typeof commissionRateRows>,
  seed: string,
): DemoCommissionLine[] {
  const random = randomFor(seed, 'commission')
  const nodeById = new Map(nodes.map((node) => [node.id, node]))
  const lines: DemoCommissionLine[] = []
  for (const booking of bookings) {
    const { row, sale } = booking
    const ladder = ladderOn(rates, row.project_id, row.booked_on)!
    const { type } = ladder
    for (const share of differentialShares(upwardFrom(row.seller_id, nodeById), ladder)) {
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
        payable_rupees: 0,
      }
      lines.push({ booking, row: line })
    }
  }
  return lines
}

/** In about one sale of seven, the customer gets a discount from the seller's commission. */
function sellerDiscount(random: Random): Charge | null {
  if (!random.chance(0.14)) return null
  return random.pick<Charge>([
    { type: 'Per Sq.Yd', hundredths: 5_000 },
    { type: 'Per Sq.Yd', hundredths: 10_000 },
    { type: '%', hundredths: 1_000 },
    { type: 'Flat', hundredths: 1_000_000 },
  ])
}

function upwardFrom(sellerId: string, nodeById: Map<string, TreeNode>): LadderPosition[] {
  const path: LadderPosition[] = []
  for (let id: string | null = sellerId; id !== null;) {
    const node: TreeNode = nodeById.get(id)!
    path.push({ associateId: node.id, level: node.level })
    id = node.parentId
  }
  return path
}
