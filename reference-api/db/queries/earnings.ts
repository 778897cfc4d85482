import type { Kysely } from 'kysely'
import type { Database } from '../schema'

/** Each bill of the associate in the months `from` to `to` (`yyyy-MM`), with the sum of its payments. */
export async function findBillTotals(db: Kysely<Database>, associateId: string, from: string, to: string) {
  const rows = await db
    .selectFrom('commission_bills')
    .select(['billed_on', 'payment_type'])
    .select((bills) =>
      bills
        .selectFrom('payments')
        .whereRef('payments.bill_id', '=', 'commission_bills.id')
        .select(({ fn }) => fn.sum<number | null>('payments.net_commission_rupees').as('rupees'))
        .as('rupees'),
    )
    .where('associate_id', '=', associateId)
    .where('billed_on', '>=', `${from}-01`)
    .where('billed_on', '<=', `${to}-31`)
    .execute()
  return rows.map(({ billed_on, payment_type, rupees }) => ({
    month: billed_on.slice(0, 7),
    isOther: payment_type === 'Other',
    rupees: Number(rupees),
  }))
}

/** Over all bookings: the sums of My Dues of all projects. */
export async function sumLines(db: Kysely<Database>, associateId: string) {
  const sums = await db
    .selectFrom('commission_lines')
    .select(({ fn }) => [
      fn.sum<number | null>('gross_rupees').as('gross'),
      fn.sum<number | null>('net_rupees').as('net'),
      fn.sum<number | null>('paid_rupees').as('paid'),
    ])
    .where('associate_id', '=', associateId)
    .executeTakeFirstOrThrow()
  return { grossRupees: Number(sums.gross), netRupees: Number(sums.net), paidRupees: Number(sums.paid) }
}
