import type { Kysely } from 'kysely'
import { CANCELLED } from '../../rules/booking-status'
import type { CashBillStatusId, Database, Row } from '../../schema'

export interface BillTotal {
  month: string
  kind: 'bank' | 'cash' | 'unconfirmed cash'
  rupees: number
}

/** `from` and `to` are months (`yyyy-MM`). */
export async function findBillTotals(
  db: Kysely<Database>,
  { associateId, from, to, ids }: { associateId: string; from: string; to: string; ids?: number[] },
): Promise<Map<number, BillTotal>> {
  const rows = await db
    .selectFrom('commission_bills')
    .select(['id', 'billed_on', 'payment_type', 'cash_status_id'])
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
    rows.map(({ id, rupees, ...bill }) => [
      id,
      { month: bill.billed_on.slice(0, 7), kind: kindOf(bill), rupees: Number(rupees) },
    ]),
  )
}

type BillType = Pick<Row<'commission_bills'>, 'payment_type' | 'cash_status_id'>

function kindOf({ payment_type, cash_status_id }: BillType): BillTotal['kind'] {
  if (payment_type !== 'Other') return 'bank'
  return isUnconfirmed(cash_status_id) ? 'unconfirmed cash' : 'cash'
}

/** A bill without a status needs no confirmation. */
const isUnconfirmed = (statusId: CashBillStatusId | null) => statusId === 1 || statusId === 2

/** Columns of `findLineSums`. `cancelled` is what the cancellation of a booking took from the agreed commission. */
export const LINE_SUMS = ['gross', 'discount', 'cancelled', 'net', 'paid', 'payable'] as const

/** Commission of the associate by booking. */
export async function findLineSums(db: Kysely<Database>, associateId: string, bookingIds: number[] | null) {
  const rows = await db
    .selectFrom('commission_lines as lines')
    .innerJoin('bookings', 'bookings.id', 'lines.booking_id')
    .select([
      'booking_id',
      'gross_rupees as gross',
      'lines.discount_rupees as discount',
      'net_rupees as net',
      'paid_rupees as paid',
      'payable_rupees as payable',
      'status_id',
    ])
    .where('associate_id', '=', associateId)
    .$if(bookingIds !== null, (query) => query.where('booking_id', 'in', bookingIds ?? []))
    .execute()
  return new Map(
    rows.map(({ booking_id, status_id, ...line }) => {
      const cancelled = status_id === CANCELLED ? line.gross - line.discount - line.net : 0
      return [booking_id, LINE_SUMS.map((column) => ({ ...line, cancelled })[column])]
    }),
  )
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
