import { type Kysely, sql } from 'kysely'
import { CANCELLED } from '../../rules/booking-status'
import type { Database } from '../../schema'

/** In the words of the reply, and with the month. `from` and `to` are months (`yyyy-MM`); months without bills are left out. */
export function sumBillsByMonth(db: Kysely<Database>, associateId: string, from: string, to: string) {
  // A bill without a status needs no confirmation.
  const isUnconfirmed = sql`coalesce(cash_status_id, 3) < 3`
  const sumOf = (condition: typeof isUnconfirmed) =>
    sql<number>`coalesce(sum(rupees) filter (where ${condition}), 0)`
  return db
    .selectFrom((bills) =>
      bills
        .selectFrom('commission_bills')
        .where('associate_id', '=', associateId)
        .where('billed_on', '>=', `${from}-01`)
        .where('billed_on', '<=', `${to}-31`)
        .select([sql<string>`substr(billed_on, 1, 7)`.as('month'), 'payment_type', 'cash_status_id'])
        .select((bill) =>
          bill
            .selectFrom('payments')
            .whereRef('payments.bill_id', '=', 'commission_bills.id')
            .select(({ fn }) => fn.sum<number | null>('net_commission_rupees').as('rupees'))
            .as('rupees'),
        )
        .as('bills'),
    )
    .groupBy('month')
    .select([
      'month',
      sumOf(sql`payment_type <> 'Other'`).as('bank'),
      sumOf(sql`payment_type = 'Other' and not ${isUnconfirmed}`).as('other'),
      sumOf(sql`payment_type = 'Other' and ${isUnconfirmed}`).as('unconfirmed'),
    ])
    .execute()
}

/** In the words of the reply. `cancelled` is what the cancellation of bookings took from the agreed commission. */
export function sumLines(db: Kysely<Database>, associateId: string) {
  const sumOf = (amount: string) => sql<number>`coalesce(sum(${sql.raw(amount)}), 0)`
  const agreed = 'gross_rupees - lines.discount_rupees'
  return db
    .selectFrom('commission_lines as lines')
    .innerJoin('bookings', 'bookings.id', 'lines.booking_id')
    .where('associate_id', '=', associateId)
    .select([
      sumOf('gross_rupees').as('eligible'),
      sumOf('lines.discount_rupees').as('discount'),
      sumOf(`case when status_id = ${CANCELLED} then ${agreed} - net_rupees else 0 end`).as('cancelled'),
      sumOf('net_rupees').as('net'),
      sumOf('paid_rupees').as('paid'),
      sumOf('net_rupees - paid_rupees').as('due'),
      sumOf('payable_rupees').as('payable_amt'),
    ])
    .executeTakeFirstOrThrow()
}

/** The part of the paid commission whose cash the associate has not confirmed. */
export async function sumUnconfirmedCash(db: Kysely<Database>, associateId: string): Promise<number> {
  const { rupees } = await db
    .selectFrom('commission_bills')
    .innerJoin('payments', 'payments.bill_id', 'commission_bills.id')
    .select(({ fn }) => fn.sum<number | null>('net_commission_rupees').as('rupees'))
    .where('commission_bills.associate_id', '=', associateId)
    // The value is a literal, so that the partial index applies.
    .where(({ eb, lit }) => eb('commission_bills.cash_status_id', '<', lit(3)))
    .executeTakeFirstOrThrow()
  return Number(rupees)
}
