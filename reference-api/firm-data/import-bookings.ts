import { sql } from 'kysely'
import type { NewRow, Row } from '../schema'
import { CANCELLED } from '../rules/booking-status'
import { noteChangedPrice } from './booking-notes'
import { bookingOf, type BookingRow, type Catalogue, loadCatalogue } from './booking-row'
import { bookings, instalments, receipts } from './files'
import { requireDistinctCodes } from './import-codes'
import { batchesOf, countChanged, type ImportContext, reportUnknown, rowsOf } from './import-context'
import { recordCancellations, recordReceipts } from './import-events'
import { recordMoves } from './import-moves'
import { rupees } from './problems'
import { upsertRows } from './upsert-rows'

/** Returns bookings whose terms changed, with the former terms, because the commission of these bookings may change too. */
export async function importBookings(context: ImportContext): Promise<Map<number, Row<'bookings'>>> {
  const changedTerms = new Map<number, Row<'bookings'>>()
  if (!context.present.has(bookings.name)) return changedTerms
  const catalogue = await loadCatalogue(context)
  const codeByPlot = new Map<number, string>()
  for (const [code, booking] of catalogue.known)
    if (booking.status_id !== CANCELLED) codeByPlot.set(booking.plot_id, code)
  const rows: { row: number; booking: BookingRow }[] = []
  for await (const { row, values } of rowsOf(context, bookings)) {
    const known = catalogue.known.get(values.number)
    if (known && codeByPlot.get(known.plot_id) === values.number) codeByPlot.delete(known.plot_id)
    const booking = bookingOf(context, catalogue, row, values)
    if (!booking) continue
    rows.push({ row, booking })
    if (!known) continue
    noteChangedPrice(context, catalogue, { row, before: known, after: booking })
    if (hasOtherTerms(known, booking)) changedTerms.set(known.id, known)
  }
  for (const { row, booking } of rows) {
    if (booking.status_id === CANCELLED) continue
    const activeBooking = codeByPlot.get(booking.plot_id)
    if (activeBooking !== undefined)
      context.problems.add({
        file: bookings.name,
        row,
        column: 'plot',
        reason: `is booked by ${activeBooking} already. Cancel that booking first.`,
      })
    codeByPlot.set(booking.plot_id, booking.code)
  }
  if (!context.problems.isEmpty) {
    context.problems.leaveOut(bookings.name)
    return changedTerms
  }
  const cancelled = rows.flatMap(({ booking }) => {
    const known = catalogue.known.get(booking.code)
    return booking.status_id === CANCELLED && known && known.status_id !== CANCELLED ? [booking] : []
  })
  await recordCancellations(context, cancelled)
  for (const { seller_id, code } of cancelled)
    context.changes.push({ associate_id: seller_id, kind: 'cancellation', key: code })
  await releasePlots(context, catalogue, rows)
  // Cancelled bookings come first, because they release their plots.
  const ordered = rows.map(({ booking }) => booking).sort((a, b) => b.status_id - a.status_id)
  const changed = await upsertRows<number>(context.db, 'bookings', ordered, {
    key: ['code'],
    insertOnly: ['has_own_schedule'],
    returning: 'id',
  })
  for (const id of changed) context.touchedBookings.add(id)
  await recordMoves(context, catalogue, ordered)
  countChanged(context, bookings, changed.length)
  await requireDistinctCodes(context, bookings, 'bookings')
  return changedTerms
}

/** Temporarily cancels bookings that change their plot, because two bookings may exchange plots. */
async function releasePlots(
  { db }: ImportContext,
  catalogue: Catalogue,
  rows: { booking: BookingRow }[],
): Promise<void> {
  const movedIds = rows.flatMap(({ booking: { code, plot_id } }) => {
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

/** The given rows replace all instalments of a booking. */
export async function importInstalments(context: ImportContext): Promise<void> {
  const { db, problems } = context
  if (!context.present.has(instalments.name)) return
  const ids = await bookingIds(context)
  const givenByBooking = new Map<number, { rowCount: number; highestPosition: number; firstRow: number }>()
  let changed = 0
  for await (const batch of batchesOf(context, instalments)) {
    const rows: object[] = []
    for (const { row, values } of batch) {
      const bookingId = ids.get(values.booking)
      if (bookingId === undefined) {
        reportUnknown(context, instalments, row, 'booking', { code: values.booking, of: bookings })
        continue
      }
      const given = givenByBooking.get(bookingId) ?? { rowCount: 0, highestPosition: 0, firstRow: row }
      givenByBooking.set(bookingId, {
        rowCount: given.rowCount + 1,
        highestPosition: Math.max(given.highestPosition, values.position),
        firstRow: given.firstRow,
      })
      rows.push({
        booking_id: bookingId,
        position: values.position,
        kind: values.kind,
        label: values.label,
        due_on: values.due_on,
        amount_rupees: values.amount,
        paid_rupees: 0,
        late_charges_rupees: 0,
        agreed_late_charges_rupees: values.late_charges,
      })
    }
    if (!problems.isEmpty) continue
    const touched = await upsertRows<number>(db, 'instalments', rows, {
      key: ['booking_id', 'position'],
      insertOnly: ['paid_rupees', 'late_charges_rupees'],
      returning: 'booking_id',
    })
    changed += touched.length
    for (const id of touched) context.touchedBookings.add(id)
  }
  countChanged(context, instalments, changed)
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
    if (numDeletedRows > 0n || numUpdatedRows > 0n) context.touchedBookings.add(bookingId)
  }
}

export async function importReceipts(context: ImportContext): Promise<void> {
  const { db, problems } = context
  if (!context.present.has(receipts.name)) return
  const ids = await bookingIds(context)
  let changed = 0
  for await (const batch of batchesOf(context, receipts)) {
    const withParts: ReceiptRow[] = []
    const withoutParts: ReceiptRow[] = []
    for (const { row, values } of batch) {
      const addProblem = (column: string, reason: string) =>
        problems.add({ file: receipts.name, row, column, reason })
      const bookingId = ids.get(values.booking)
      if (bookingId === undefined) {
        reportUnknown(context, receipts, row, 'booking', { code: values.booking, of: bookings })
        continue
      }
      if (values.received_on > context.today)
        addProblem('received_on', `${values.received_on} is in the future.`)
      const parts = [
        values.sale_part,
        values.premium_part,
        values.emi_part,
        values.adjustment_part,
        values.registration_part,
      ]
      const partsGiven = parts.filter((part) => part !== null)
      if (partsGiven.length > 0 && partsGiven.length < parts.length)
        addProblem('sale_part', 'Give all five parts or none.')
      const sum = partsGiven.reduce((total, part) => total + part, 0)
      if (partsGiven.length === parts.length && sum !== values.amount)
        addProblem('sale_part', `The parts add up to ${rupees(sum)}, not to ${rupees(values.amount)}.`)
      const receipt: ReceiptRow = {
        number: values.number,
        booking_id: bookingId,
        received_on: values.received_on,
        net_rupees: values.amount,
        late_charges_rupees: values.late_charges ?? 0,
        has_own_parts: partsGiven.length > 0 ? 1 : 0,
        sale_part_rupees: values.sale_part ?? values.amount,
        premium_part_rupees: values.premium_part ?? 0,
        emi_part_rupees: values.emi_part ?? 0,
        adjustment_part_rupees: values.adjustment_part ?? 0,
        registration_part_rupees: values.registration_part ?? 0,
      }
      if (partsGiven.length > 0) withParts.push(receipt)
      else withoutParts.push(receipt)
    }
    if (!problems.isEmpty) continue
    await recordReceipts(context, [...withParts, ...withoutParts])
    const touched = [
      ...(await upsertRows<number>(db, 'receipts', withParts, { key: ['number'], returning: 'booking_id' })),
      ...(await upsertRows<number>(db, 'receipts', withoutParts, {
        key: ['number'],
        insertOnly: PARTS,
        returning: 'booking_id',
      })),
    ]
    changed += touched.length
    for (const id of touched) context.touchedBookings.add(id)
  }
  countChanged(context, receipts, changed)
  await requireDistinctCodes(context, receipts, 'receipts', { column: 'number' })
}

type ReceiptRow = Omit<NewRow<'receipts'>, 'id'>

const PARTS = [
  'sale_part_rupees',
  'premium_part_rupees',
  'emi_part_rupees',
  'adjustment_part_rupees',
  'registration_part_rupees',
]

/**
 * A plot is Booked or Registered only if it has an active booking. After a cancellation it gets back the status with which the firm
 * withheld it. The cells of a merged plot get the status of the merged plot.
 */
export async function setPlotStatuses({ db }: ImportContext): Promise<void> {
  await sql`update plots set
      withheld_status_id = case when status_id > 3 then status_id else withheld_status_id end,
      status_id = (select status_id from bookings where bookings.plot_id = plots.id and bookings.status_id <> 9)
    where exists (
      select 1 from bookings where bookings.plot_id = plots.id and bookings.status_id <> 9
        and bookings.status_id <> plots.status_id)`.execute(db)
  await sql`update plots set status_id = coalesce(withheld_status_id, 1), withheld_status_id = null
    where status_id in (2, 3) and merged_into_id is null
      and not exists (select 1 from bookings where bookings.plot_id = plots.id and bookings.status_id <> 9)`.execute(
    db,
  )
  await sql`update plots set status_id = (select status_id from plots as whole where whole.id = plots.merged_into_id)
    where merged_into_id is not null
      and status_id <> (select status_id from plots as whole where whole.id = plots.merged_into_id)`.execute(
    db,
  )
}

async function bookingIds({ db }: ImportContext): Promise<Map<string, number>> {
  const rows = await db.selectFrom('bookings').select(['id', 'code']).execute()
  return new Map(rows.map(({ id, code }) => [code, id]))
}
