import { sql } from 'kysely'
import type { NewRow, Row } from '../schema'
import { CANCELLED } from '../rules/booking-status'
import { totalWithoutLateCharges } from '../rules/statement'
import {
  bookingOf,
  type BookingRow,
  type Catalogue,
  type FoundBooking,
  loadCatalogue,
  withStored,
} from './booking-row'
import { decimalHundredths } from './cells'
import { bookingMoves, bookings, instalments, receipts } from './files'
import { checkVoid, recordVoidReceipts } from './import-voids'
import { requireDistinctCodes } from './import-codes'
import { addNote, type ImportContext } from './import-context'
import { recordCancellations, recordReceipts } from './import-changes'
import { allRowsOf, batchesOf, type FoundRow, isOneOf, rowsBy, writeRows } from './import-rows'
import { rupees } from './problems'

/** Returns bookings whose terms changed, with the former terms, because the commission of these bookings may change too. */
export async function importBookings(context: ImportContext): Promise<Map<number, Row<'bookings'>>> {
  const changedTerms = new Map<number, Row<'bookings'>>()
  let catalogue: Catalogue | undefined
  const found = await allRowsOf(context, bookings, {
    needs: ['plot'],
    prepare: async (rows) => withStored(context, (catalogue = await loadCatalogue(context, rows)), rows),
  })
  if (!catalogue) return changedTerms
  const rows: { row: number; record: BookingRow; plotNumber: string; refuse: FoundBooking['refuse'] }[] = []
  for (const one of found) {
    const record = bookingOf(context, catalogue, one)
    if (!record) continue
    const plotNumber = one.refs.plot!.number
    rows.push({ row: one.row, record, plotNumber, refuse: one.refuse })
    context.touchedPlots.add(record.plot_id)
    const known = catalogue.known.get(record.code)
    if (!known) continue
    context.touchedPlots.add(known.plot_id)
    noteChangedPrice(context, one.row, [
      { ...known, plot: catalogue.plots.get(known.plot_id)!.number },
      { ...record, plot: plotNumber },
    ])
    if (hasOtherTerms(known, record)) changedTerms.set(known.id, known)
  }
  await refuseBookedPlots(context, rows)
  if (!context.problems.isEmpty) {
    context.problems.leaveOut(bookings.name)
    return changedTerms
  }
  const { known } = catalogue
  const cancelled = rows.flatMap(({ record }) => {
    const before = known.get(record.code)
    return record.status_id === CANCELLED && before && before.status_id !== CANCELLED ? [record] : []
  })
  await recordCancellations(context, cancelled)
  for (const { seller_id, code } of cancelled)
    context.changes.push({ associate_id: seller_id, kind: 'cancellation', key: code })
  await releasePlots(context, catalogue, rows)
  // Cancelled bookings come first, because they release their plots.
  const ordered = rows.toSorted((a, b) => b.record.status_id - a.record.status_id)
  for (const id of await writeRows<number>(context, bookings, ordered, { returning: 'id' }))
    context.touchedBookings.add(id)
  await recordMoves(
    context,
    catalogue,
    ordered.map(({ record }) => record),
  )
  await requireDistinctCodes(context, bookings)
  return changedTerms
}

/** An active booking of the database keeps its plot, unless the file has the booking too. */
async function refuseBookedPlots(
  { db }: ImportContext,
  rows: { record: BookingRow; refuse: FoundBooking['refuse'] }[],
): Promise<void> {
  const inFile = new Set(rows.map(({ record }) => record.code))
  const stored = await rowsBy(
    db,
    'bookings',
    'plot_id',
    rows.map(({ record }) => record.plot_id),
  )
  const codeByPlot = new Map(
    stored.flatMap(({ code, plot_id, status_id }) =>
      status_id === CANCELLED || inFile.has(code) ? [] : [[plot_id, code]],
    ),
  )
  for (const { record, refuse } of rows) {
    if (record.status_id === CANCELLED) continue
    const activeBooking = codeByPlot.get(record.plot_id)
    if (activeBooking !== undefined)
      refuse('plot', `is booked by ${activeBooking} already. Cancel that booking first.`)
    codeByPlot.set(record.plot_id, record.code)
  }
}

type Priced = BookingRow & { plot: string }

/** Tells the office the former and the new price of an existing booking, and its plots if it moves. */
function noteChangedPrice(context: ImportContext, row: number, [before, after]: [Priced, Priced]): void {
  const [formerPrice, price] = [before, after].map(totalWithoutLateCharges)
  const isRepriced = formerPrice !== price
  if (isRepriced) context.repricedBookings.add(after.code)
  const changes = [
    ...(before.plot === after.plot ? [] : [`plot ${before.plot} → ${after.plot}`]),
    ...(before.yards_hundredths === after.yards_hundredths ? [] : [sizes(before, after)]),
    ...(isRepriced ? [`price ${rupees(formerPrice!)} → ${rupees(price!)}`] : []),
  ]
  if (changes.length > 0) addNote(context, bookings, row, `${after.code}: ${changes.join(', ')}`)
}

const sizes = (...both: { yards_hundredths: number }[]) =>
  `${both.map(({ yards_hundredths }) => decimalHundredths.write(yards_hundredths)).join(' → ')} sq. yards`

/** Temporarily cancels bookings that change their plot, because two bookings may exchange plots. */
async function releasePlots(
  { db }: ImportContext,
  catalogue: Catalogue,
  rows: { record: BookingRow }[],
): Promise<void> {
  const movedIds = rows.flatMap(({ record: { code, plot_id } }) => {
    const known = catalogue.known.get(code)
    return known && known.plot_id !== plot_id ? [known.id] : []
  })
  for (const id of movedIds)
    await db.updateTable('bookings').set({ status_id: CANCELLED }).where('id', '=', id).execute()
}

const hasOtherTerms = (before: Row<'bookings'>, after: BookingRow) =>
  before.seller_id !== after.seller_id ||
  before.yards_hundredths !== after.yards_hundredths ||
  before.eligible_rate_rupees !== after.eligible_rate_rupees ||
  (before.status_id === CANCELLED) !== (after.status_id === CANCELLED)

/** Records the moves of existing bookings to another plot, as of the day of the import. */
async function recordMoves(
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

/** The given rows replace all instalments of a booking. */
export async function importInstalments(context: ImportContext): Promise<void> {
  const { db, problems, touchedBookings } = context
  const givenByBooking = new Map<number, { rowCount: number; highestPosition: number; firstRow: number }>()
  for await (const batch of batchesOf(context, instalments)) {
    for (const { row, values, refs } of batch) {
      const given = givenByBooking.get(refs.booking.id)
      givenByBooking.set(refs.booking.id, {
        rowCount: (given?.rowCount ?? 0) + 1,
        highestPosition: Math.max(given?.highestPosition ?? 0, values.position),
        firstRow: given?.firstRow ?? row,
      })
    }
    if (!problems.isEmpty) continue
    for (const id of await writeRows<number>(context, instalments, batch, { returning: 'booking_id' }))
      touchedBookings.add(id)
  }
  if (!problems.isEmpty) return
  for (const [bookingId, { rowCount, highestPosition, firstRow }] of givenByBooking) {
    if (rowCount !== highestPosition) {
      const reason = `the booking's positions do not run from 1 to ${highestPosition} without a gap.`
      problems.add({ file: instalments.name, row: firstRow, column: 'position', reason })
      continue
    }
    const { numDeletedRows } = await db
      .deleteFrom('instalments')
      .where('booking_id', '=', bookingId)
      .where('position', '>', highestPosition)
      .executeTakeFirst()
    const { numUpdatedRows } = await db
      .updateTable('bookings')
      .set({ has_own_schedule: 1 })
      .where('id', '=', bookingId)
      .where('has_own_schedule', '=', 0)
      .executeTakeFirst()
    if (numDeletedRows > 0n || numUpdatedRows > 0n) touchedBookings.add(bookingId)
  }
}

const PARTS = ['sale_part', 'premium_part', 'emi_part', 'adjustment_part', 'registration_part'] as const

export async function importReceipts(context: ImportContext): Promise<void> {
  const { problems, today, touchedBookings } = context
  for await (const batch of batchesOf(context, receipts)) {
    for (const { values, record, refuse } of batch) {
      if (values.received_on > today) refuse('received_on', `${values.received_on} is in the future.`)
      const given = PARTS.map((part) => values[part]).filter((part) => part !== null)
      const sum = given.reduce((total, part) => total + part, 0)
      if (given.length > 0 && given.length < PARTS.length) refuse('sale_part', 'Give all five parts or none.')
      else if (given.length > 0 && sum !== values.amount)
        refuse('sale_part', `The parts add up to ${rupees(sum)}, not to ${rupees(values.amount)}.`)
      // Until `deriveBookings` calculates the parts from the price, the whole amount is the sale part.
      if (given.length === 0) record.sale_part_rupees = values.amount
      record.has_own_parts = given.length > 0 ? 1 : 0
      checkVoid(values, { since: values.received_on, today, refuse })
    }
    if (!problems.isEmpty) continue
    const voided = await compareWithStored(context, batch)
    await recordReceipts(
      context,
      batch.map(({ values, refs }) => ({ number: values.number, booking_id: refs.booking.id })),
    )
    const [withParts, withoutParts] = [1, 0].map((flag) =>
      batch.filter(({ record }) => record.has_own_parts === flag),
    )
    const changed = [
      ...(await writeRows<number>(context, receipts, withParts!, { returning: 'booking_id' })),
      ...(await writeRows<number>(context, receipts, withoutParts!, {
        returning: 'booking_id',
        insertOnly: PARTS.map((part) => `${part}_rupees`),
      })),
    ]
    for (const id of changed) touchedBookings.add(id)
    await recordVoidReceipts(context, voided)
  }
  await requireDistinctCodes(context, receipts)
}

/** The booking that a receipt leaves is derived again, too. Returns the ids of the receipts that become void. */
async function compareWithStored(
  { db, isFirst, touchedBookings }: ImportContext,
  rows: FoundRow<(typeof receipts)['columns']>[],
): Promise<number[]> {
  if (isFirst) return []
  const numbers = rows.map(({ values }) => values.number)
  const stored = await rowsBy(db, 'all_receipts', 'number', numbers)
  const given = new Map(rows.map((row) => [row.values.number, row]))
  for (const { number, booking_id } of stored)
    if (given.get(number)?.refs.booking.id !== booking_id) touchedBookings.add(booking_id)
  return stored
    .filter(({ number, voided_on }) => voided_on === null && given.get(number)?.values.voided_on)
    .map(({ id }) => id)
}

/**
 * A plot is Booked or Registered only if it has an active booking. After a cancellation it gets back the status with which the firm
 * withheld it. The cells of a merged plot get the status of the merged plot.
 */
export async function setPlotStatuses({ db, touchedPlots }: ImportContext): Promise<void> {
  if (touchedPlots.size === 0) return
  const ids = [...touchedPlots]
  const isTouched = isOneOf(db, 'plots.id', ids)
  await sql`update plots set
      withheld_status_id = case when status_id > 3 then status_id else withheld_status_id end,
      status_id = (select status_id from bookings where bookings.plot_id = plots.id and bookings.status_id <> 9)
    where ${isTouched} and exists (
      select 1 from bookings where bookings.plot_id = plots.id and bookings.status_id <> 9
        and bookings.status_id <> plots.status_id)`.execute(db)
  await sql`update plots set status_id = coalesce(withheld_status_id, 1), withheld_status_id = null
    where ${isTouched} and status_id in (2, 3) and merged_into_id is null
      and not exists (select 1 from bookings where bookings.plot_id = plots.id and bookings.status_id <> 9)`.execute(
    db,
  )
  await sql`update plots set status_id = (select status_id from plots as whole where whole.id = plots.merged_into_id)
    where merged_into_id is not null and (${isTouched} or ${isOneOf(db, 'plots.merged_into_id', ids)})
      and status_id <> (select status_id from plots as whole where whole.id = plots.merged_into_id)`.execute(
    db,
  )
}
