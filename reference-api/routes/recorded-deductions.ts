import type { Kysely } from 'kysely'
import { findRecordedBills, type RecordedBill } from '../db/queries/deductions'
import type { Database } from '../schema'

/** Returns the fields of a bill's recorded deductions; none if the firm recorded nothing. */
export async function deductionFieldsOf(db: Kysely<Database>, billIds: number[]) {
  const recorded = await findRecordedBills(db, billIds)
  const fieldsOf = new Map(recorded.map((bill) => [bill.id, toFields(bill)]))
  return (billId: number) => fieldsOf.get(billId) ?? {}
}

const toFields = (bill: RecordedBill) => ({
  gross_amt: bill.gross_rupees,
  tds_amt: bill.tds_rupees,
  gst_amt: bill.gst_rupees,
  other_deduction_amt: bill.other_deduction_rupees,
  other_deduction_reason: bill.other_deduction_reason,
  credited_amt: bill.credited_rupees,
  reference: bill.reference,
})
