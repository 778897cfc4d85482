import { sql } from 'kysely'
import { CANCELLED } from '../rules/booking-status'

const due = sql`commission_lines.net_rupees - commission_lines.paid_rupees`
const saleToReceive = sql`(bookings.sale_rupees - bookings.discount_rupees)`
/** In millionths, rounded half up. */
const percent = sql`(2000000 * cast(commission_lines.net_rupees as bigint) + ${saleToReceive}) / (2 * nullif(${saleToReceive}, 0))`

/** `payableCommission` (reference-api/rules/released-commission.ts) for each row of `commission_lines`. */
export const payableRupees = sql<number>`(
  select case
    when ${due} <= 0 or bookings.status_id = ${sql.lit(CANCELLED)}
      or ${saleToReceive} <= (select coalesce(sum(sale_part_rupees), 0) from receipts where booking_id = bookings.id)
    then ${due}
    else (
      select case when coalesce(sum(rupees), 0) < ${due} then coalesce(sum(rupees), 0) else ${due} end
      from (
        select (2 * cast(sale_part_rupees as bigint) * (${percent}) + 1000000) / 2000000 as rupees
        from receipts
        where receipts.booking_id = bookings.id and sale_part_rupees > 0
          and not exists (
            select 1 from payments where line_id = commission_lines.id and receipt_id = receipts.id)
      ) as unbilled
    )
  end
  from bookings where bookings.id = commission_lines.booking_id
)`
