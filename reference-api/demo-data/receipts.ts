import { addDays } from '../../app/domain/dates'
import type { NewRow } from '../schema'
import type { LedgerReceipt } from '../rules/ledger'
import type { DemoBooking } from './bookings'

export interface DemoReceipt {
  booking: DemoBooking
  ledger: LedgerReceipt
  row: NewRow<'receipts'> & { id: number }
}

/** Numbers the receipts in order of date, after `receiptsBefore` earlier receipts. */
export function receiptsOf(
  bookings: DemoBooking[],
  codeOf: (projectId: number) => string,
  receiptsBefore: number,
): DemoReceipt[] {
  const unnumbered = bookings.flatMap((booking) => booking.receipts.map((ledger) => ({ booking, ledger })))
  unnumbered.sort((a, b) => Date.parse(a.ledger.on) - Date.parse(b.ledger.on))
  return unnumbered.map(({ booking, ledger }, index) => ({
    booking,
    ledger,
    row: {
      id: index + 1,
      booking_id: booking.row.id!,
      number: `${codeOf(booking.row.project_id)}-${String(receiptsBefore + index + 1).padStart(5, '0')}`,
      received_on: ledger.on,
      net_rupees: ledger.netRupees,
      late_charges_rupees: ledger.lateChargesRupees,
      sale_part_rupees: ledger.parts.saleRupees,
      premium_part_rupees: ledger.parts.premiumRupees,
      emi_part_rupees: ledger.parts.emiRupees,
      adjustment_part_rupees: ledger.parts.adjustmentRupees,
      registration_part_rupees: ledger.parts.registrationRupees,
      has_own_parts: 0,
    },
  }))
}

const DAYS_WITH_BANK = 5

/** The cheque that bounced before a customer of the seller paid again. */
export function voidReceiptOf(receipts: DemoReceipt[], sellerId: string): NewRow<'receipts'>[] {
  const paidAgain = receipts.find(
    ({ booking: { row }, ledger }) =>
      row.seller_id === sellerId && ledger.on > addDays(row.booked_on, DAYS_WITH_BANK),
  )
  if (!paidAgain) return []
  return [
    {
      ...paidAgain.row,
      id: receipts.length + 1,
      number: `${paidAgain.row.number}-X`,
      received_on: addDays(paidAgain.ledger.on, -DAYS_WITH_BANK),
      voided_on: addDays(paidAgain.ledger.on, -1),
      void_reason: 'Cheque returned by the bank',
    },
  ]
}
