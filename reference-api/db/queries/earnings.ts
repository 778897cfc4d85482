import type { Kysely } from 'kysely'
import type { Database } from '../schema'

export interface BillTotal {
  month: string
  isOther: boolean
  rupees: number
}

/** `from` and `to` are months (`yyyy-MM`). */
export async function findBillTotals(
  db: Kysely<Database>,
  { associateId, from, to, ids }: { associateId: string; from: string; to: string; ids?: number[] },
): Promise<Map<number, BillTotal>> {
  const rows = await db
    .selectFrom('commission_bills')
    .select(['id', 'billed_on', 'payment_type'])
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
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute()
  return new Map(
    rows.map(({ id, billed_on, payment_type, rupees }) => [
      id,
      { month: billed_on.slice(0, 7), isOther: payment_type === 'Other', rupees: Number(rupees) },
    ]),
  )
}

export async function findLineSums(db: Kysely<Database>, associateId: string, bookingIds: number[] | null) {
  const rows = await db
    .selectFrom('commission_lines')
    .select(({ fn }) => [
      'booking_id',
      fn.sum<number>('gross_rupees').as('gross'),
      fn.sum<number>('net_rupees').as('net'),
      fn.sum<number>('paid_rupees').as('paid'),
    ])
    .where('associate_id', '=', associateId)
    .$if(bookingIds !== null, (query) => query.where('booking_id', 'in', bookingIds ?? []))
    .groupBy('booking_id')
    .execute()
  return new Map(rows.map(({ booking_id, gross, net, paid }) => [booking_id, [gross, net, paid]]))
}
