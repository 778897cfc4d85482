import { commissionByReceipt, netPercentOnReceipts } from '../rules/commission'
import { lessOf, saleToReceive } from '../rules/receipt-parts'
import type { DemoCommissionLine } from './commission-lines'
import type { DemoReceipt } from './receipts'

export interface Earning {
  line: DemoCommissionLine
  receipt: DemoReceipt
  lessRupees: number
  netPercent: number
  netCommissionRupees: number
}

export function earningsOf(lines: DemoCommissionLine[], receipts: DemoReceipt[]): Earning[] {
  const receiptsByBooking = new Map<number, DemoReceipt[]>()
  for (const receipt of receipts) {
    const group = receiptsByBooking.get(receipt.row.booking_id)
    if (group) group.push(receipt)
    else receiptsByBooking.set(receipt.row.booking_id, [receipt])
  }
  const earnings = lines.flatMap((line) => {
    const { sale_rupees: saleRupees, discount_rupees: discountRupees } = line.booking.row
    const terms = {
      netRupees: line.row.net_rupees,
      saleToReceiveRupees: saleToReceive({ saleRupees, discountRupees }),
    }
    const bookingReceipts = receiptsByBooking.get(line.row.booking_id) ?? []
    const amounts = commissionByReceipt(
      terms,
      bookingReceipts.map((receipt) => receipt.ledger.parts.saleRupees),
    )
    const netPercent = netPercentOnReceipts(terms.netRupees, terms.saleToReceiveRupees)
    return bookingReceipts.map((receipt, index) => ({
      line,
      receipt,
      lessRupees: lessOf(receipt.ledger.parts),
      netPercent,
      netCommissionRupees: amounts[index]!,
    }))
  })
  return earnings
    .filter((earning) => earning.netCommissionRupees > 0)
    .sort((a, b) => a.receipt.row.id - b.receipt.row.id)
}
