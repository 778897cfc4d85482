import type { IsoDate } from '../../app/domain/dates'
import type { ScheduleRow } from './emi'
import { lateCharge } from './late-charges'
import { receiptParts, type PaidByKind, type PriceParts, type ReceiptParts } from './receipt-parts'

export interface Payment {
  on: IsoDate
  amountRupees: number
  /** Paid in addition to the amount; `owed` pays all open late charges. */
  lateChargesRupees: number | 'owed'
}

interface LedgerTerms extends PriceParts {
  latePercentHundredths: number
}

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

export class Overpaid extends Error {
  constructor(readonly rupees: number) {
    super(`Overpaid by ${rupees} rupees.`)
  }
}

/** Applies payments to the schedule in order, and calculates the late charges of each row and receipt. Throws `Overpaid`. */
export function applyPayments(schedule: ScheduleRow[], terms: LedgerTerms, payments: Payment[]) {
  const excess = sum(payments) - sum(schedule)
  if (excess > 0) throw new Overpaid(excess)
  const rows: LedgerRow[] = schedule.map((row) => ({ ...row, paidRupees: 0, lateChargesRupees: 0 }))
  let position = 0
  let owedLateRupees = 0
  let paid: PaidByKind = { bookingRupees: 0, balanceRupees: 0, registrationRupees: 0 }

  const receipts = payments.map((payment): LedgerReceipt => {
    const paidBefore = paid
    let unusedRupees = payment.amountRupees
    while (unusedRupees > 0) {
      const row = rows[position]!
      const amount = Math.min(unusedRupees, row.amountRupees - row.paidRupees)
      const late = lateChargeOn(row, amount, payment.on)
      row.paidRupees += amount
      row.lateChargesRupees += late
      owedLateRupees += late
      unusedRupees -= amount
      paid = addTo(paid, row.kind, amount)
      if (row.paidRupees === row.amountRupees) position++
    }
    const lateChargesRupees =
      payment.lateChargesRupees === 'owed' ? owedLateRupees : payment.lateChargesRupees
    owedLateRupees -= lateChargesRupees
    return {
      on: payment.on,
      netRupees: payment.amountRupees,
      lateChargesRupees,
      parts: receiptParts(terms, paidBefore, paid),
    }
  })
  return { rows, receipts }

  function lateChargeOn({ kind, dueOn }: ScheduleRow, rupees: number, on: IsoDate): number {
    if (kind === 'registration') return 0
    return lateCharge({ rupees, dueOn, percentHundredths: terms.latePercentHundredths }, on)
  }
}

const sum = (items: { amountRupees: number }[]) =>
  items.reduce((total, { amountRupees }) => total + amountRupees, 0)

function addTo(paid: PaidByKind, kind: ScheduleRow['kind'], amount: number): PaidByKind {
  if (kind === 'booking') return { ...paid, bookingRupees: paid.bookingRupees + amount }
  if (kind === 'registration') return { ...paid, registrationRupees: paid.registrationRupees + amount }
  return { ...paid, balanceRupees: paid.balanceRupees + amount }
}
