import type { NewRow } from '../schema'
import { totalWithoutLateCharges } from '../rules/statement'
import type { BookingRow, Catalogue } from './booking-row'
import { bookingMoves, bookings } from './files'
import { countChanged, type ImportContext, reportUnknown, rowsOf } from './import-context'
import { upsertRows } from './upsert-rows'

/** Records the moves of existing bookings to another plot, as of the day of the import. */
export async function recordMoves(
  { db, today }: ImportContext,
  { known, plotsById }: Catalogue,
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
      former_plot: plotsById.get(before.plot_id)!.number,
      moved_on: today,
      former_rupees: totalWithoutLateCharges(before),
      rupees: totalWithoutLateCharges(after),
    }
    await db.insertInto('booking_moves').values(move).execute()
  }
}

/** A row of the file replaces the move that the same import recorded. */
export async function importBookingMoves(context: ImportContext): Promise<void> {
  const { db, problems, present, today } = context
  if (!present.has(bookingMoves.name)) return
  const bookingRows = await db.selectFrom('bookings').select(['id', 'code', 'booked_on']).execute()
  const byCode = new Map(bookingRows.map((booking) => [booking.code, booking]))
  const rows: NewRow<'booking_moves'>[] = []
  for await (const { row, values } of rowsOf(context, bookingMoves)) {
    const addProblem = (reason: string) =>
      problems.add({ file: bookingMoves.name, row, column: 'moved_on', reason })
    const booking = byCode.get(values.booking)
    if (!booking) {
      reportUnknown(context, bookingMoves, row, 'booking', { code: values.booking, of: bookings })
      continue
    }
    if (values.moved_on > today) addProblem(`${values.moved_on} is in the future.`)
    if (values.moved_on < booking.booked_on) addProblem(`${values.moved_on} is before the booking.`)
    rows.push({
      booking_id: booking.id,
      position: values.position,
      former_plot: values.former_plot,
      moved_on: values.moved_on,
      former_rupees: values.former_price,
      rupees: values.price,
    })
  }
  if (!problems.isEmpty) return
  const changed = await upsertRows<number>(db, 'booking_moves', rows, {
    key: ['booking_id', 'position'],
    returning: 'booking_id',
  })
  countChanged(context, bookingMoves, changed.length)
}
