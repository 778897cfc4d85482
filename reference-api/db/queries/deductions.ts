import type { Kysely } from 'kysely'
import { type FinancialYear, firstDayOf, lastDayOf } from '../../../app/domain/financial-year'
import type { Database } from '../../schema'

export type RecordedBill = Awaited<ReturnType<typeof findRecordedBills>>[number]

/** Returns the bills for which the firm recorded something, with the commission of the whole bill. */
export async function findRecordedBills(db: Kysely<Database>, billIds: number[]) {
  if (billIds.length === 0) return []
  const bills = await selectBills(db).where('id', 'in', billIds).execute()
  return bills.map(withAmounts).filter(isRecorded)
}

/** Returns the bills that reached the associate in a financial year. Cash counts once the associate has confirmed it. */
export async function findBillsOfYear(db: Kysely<Database>, associateId: string, year: FinancialYear) {
  const bills = await selectBills(db)
    .where('associate_id', '=', associateId)
    .where('billed_on', '>=', firstDayOf(year))
    .where('billed_on', '<=', lastDayOf(year))
    .where(({ eb, or }) => or([eb('cash_status_id', 'is', null), eb('cash_status_id', '=', 3)]))
    .execute()
  return bills.map((bill) => ({ ...withAmounts(bill), isRecorded: isRecorded(bill) }))
}

/** The day of the associate's first bill; undefined if there is none. */
export async function findFirstBillDay(db: Kysely<Database>, associateId: string) {
  const first = await db
    .selectFrom('commission_bills')
    .select('billed_on')
    .where('associate_id', '=', associateId)
    .orderBy('billed_on')
    .limit(1)
    .executeTakeFirst()
  return first?.billed_on
}

export function findCertificates(db: Kysely<Database>, associateId: string) {
  return db
    .selectFrom('tax_certificates')
    .select(['id', 'financial_year', 'quarter'])
    .where('associate_id', '=', associateId)
    .orderBy('financial_year')
    .orderBy('quarter')
    .execute()
}

export function findCertificate(db: Kysely<Database>, associateId: string, id: number) {
  return db
    .selectFrom('tax_certificates')
    .select(['financial_year', 'quarter', 'media_id'])
    .where('id', '=', id)
    .where('associate_id', '=', associateId)
    .executeTakeFirst()
}

const selectBills = (db: Kysely<Database>) =>
  db
    .selectFrom('commission_bills')
    .select(['id', 'billed_on', 'tds_rupees', 'gst_rupees', 'other_deduction_rupees'])
    .select(['other_deduction_reason', 'credited_rupees', 'reference'])
    .select((bills) =>
      bills
        .selectFrom('payments')
        .whereRef('payments.bill_id', '=', 'commission_bills.id')
        .select(({ fn }) => fn.sum<number | null>('payments.net_commission_rupees').as('rupees'))
        .as('gross_rupees'),
    )

/** PostgreSQL returns a sum as text. */
const withAmounts = <Bill extends { gross_rupees: number | null }>(bill: Bill) => ({
  ...bill,
  gross_rupees: Number(bill.gross_rupees),
})

type Records = Pick<
  Awaited<ReturnType<ReturnType<typeof selectBills>['execute']>>[number],
  'tds_rupees' | 'gst_rupees' | 'other_deduction_rupees' | 'credited_rupees' | 'reference'
>

const isRecorded = (bill: Records) =>
  [bill.tds_rupees, bill.gst_rupees, bill.other_deduction_rupees, bill.credited_rupees, bill.reference].some(
    (value) => value !== null,
  )
