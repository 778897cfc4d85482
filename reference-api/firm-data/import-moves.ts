import type { NewRow } from '../schema'
import { totalWithoutLateCharges } from '../rules/statement'
import type { BookingRow, Catalogue } from './booking-row'
import { bookingMoves } from './files'
import type { ImportContext } from './import-context'
import { batchesOf, writeRows } from './import-rows'

/** Records the moves of existing bookings to another plot, as of the day of the import. */
export async function recordMoves(
  { db, today }: ImportContext,
  { known, plots }: Catalogue,
  rows: BookingRow[],
): Promise<void> {
  for (const after of rows) {
    const before = known.get(after.code)
    if (!before || before.plot_id === after.plot_id) continue
    const { last } = await db
      .selectFrom('booking_moves')
      .select(({ fn }) => fn.max('position').as('last'))
      .where('booking_id', '=', before.id)
      .executeTakeFirstOrThrow()
    const move: NewRow<'booking_moves'> = {
      booking_id: before.id,
      position: (last ?? 0) + 1,
      former_plot: plots.get(before.plot_id)!.number,
      moved_on: today,
      former_rupees: totalWithoutLateCharges(before),
      rupees: totalWithoutLateCharges(after),
    }
    await db.insertInto('booking_moves').values(move).execute()
  }
}

/** A row of the file replaces the move that the same import recorded. */
export async function importBookingMoves(context: ImportContext): Promise<void> {
  const { problems, today } = context
  for await (const batch of batchesOf(context, bookingMoves, { needs: ['booking'] })) {
    for (const { values, refs, refuse } of batch) {
      if (values.moved_on > today) refuse('moved_on', `${values.moved_on} is in the future.`)
      if (values.moved_on < refs.booking.booked_on)
        refuse('moved_on', `${values.moved_on} is before the booking.`)
    }
    if (problems.isEmpty) await writeRows(context, bookingMoves, batch)
  }
}
