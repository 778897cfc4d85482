import type { ScheduleRow } from '../rules/emi'
import { lateCharge } from '../rules/late-charges'
import { receiptParts, type PaidByKind, type PriceParts, type ReceiptParts } from '../rules/receipt-parts'
import type { Payment } from './payment-history'

export interface LedgerRow extends ScheduleRow {
  paidRupees: number
  lateChargesRupees: number
}

export interface LedgerReceipt {
  on: string
  netRupees: number
  lateChargesRupees: number
  parts: ReceiptParts
}

/** Applies payments to the schedule in order, and fixes late charges. */
export function applyPayments(schedule: ScheduleRow[], price: PriceParts, payments: Payment[]) {
  const rows: LedgerRow[] = schedule.map((row) => ({ ...row, paidRupees: 0, lateChargesRupees: 0 }))
  let position = 0
  let owedLateRupees = 0
  let paid: PaidByKind = { bookingRupees: 0, balanceRupees: 0, registrationRupees: 0 }

  const receipts = payments.map((payment): LedgerReceipt => {
    const before = paid
    let left = payment.amountRupees
    while (left > 0) {
      const row = rows[position]!
      const amount = Math.min(left, row.amountRupees - row.paidRupees)
      const late = row.kind === 'registration' ? 0 : lateCharge(amount, row.dueOn, payment.on)
      row.paidRupees += amount
      row.lateChargesRupees += late
      owedLateRupees += late
      left -= amount
      paid = addTo(paid, row.kind, amount)
      if (row.paidRupees === row.amountRupees) position++
    }
    const lateChargesRupees = payment.paysLateCharges ? owedLateRupees : 0
    owedLateRupees -= lateChargesRupees
    return {
      on: payment.on,
      netRupees: payment.amountRupees,
      lateChargesRupees,
      parts: receiptParts(price, before, paid),
    }
  })
  return { rows, receipts }
}

function addTo(paid: PaidByKind, kind: ScheduleRow['kind'], amount: number): PaidByKind {
  if (kind === 'booking') return { ...paid, bookingRupees: paid.bookingRupees + amount }
  if (kind === 'registration') return { ...paid, registrationRupees: paid.registrationRupees + amount }
  return { ...paid, balanceRupees: paid.balanceRupees + amount }
}
