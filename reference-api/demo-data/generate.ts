import type { Kysely } from 'kysely'
import type { IsoDate } from '../../app/domain/dates'
import type { Database, NewRow } from '../db/schema'
import { moveSequences } from '../db/sequences'
import { isUniqueViolation } from '../db/unique-violation'
import { associatesOf } from './associates'
import { bankAccountRows, bankChangeRequestRows } from './bank'
import { billEarnings } from './bills'
import { bookingsOf, type MadeBooking } from './bookings'
import { commissionLinesOf } from './commission-lines'
import { earningsOf } from './earnings'
import { insertRows } from './insert-rows'
import { notificationRows } from './notifications'
import { personaOf } from './personas'
import { galleryRows, mediaRegister, slideRows } from './pictures'
import { layOut } from './plots'
import { emiPlanRows, projectRows } from './projects'
import { receiptsOf } from './receipts'
import { salesOf, type SaleCounts } from './sales'
import { seedToday } from './seed-today'
import { plantTree } from './tree'

export const DEFAULT_SEED = 'plot-partner'
/** Raise it when the same seed and day no longer give the same data. */
export const GENERATOR_VERSION = 2

const SALE_COUNTS: SaleCounts = { booked: 310, registered: 95, cancelled: 25 }

export interface DemoDataOptions {
  /** The day it is in the data; SEED_TODAY or the day in India when left out. */
  today?: IsoDate
  seed?: string
}

export interface DemoDataReport {
  /** Rows by table. */
  rows: Record<string, number>
  milliseconds: number
}

/** Fills an empty, migrated database in one transaction. The same seed and day give the same rows. */
export async function generateDemoData(
  db: Kysely<Database>,
  { today = seedToday(), seed = DEFAULT_SEED }: DemoDataOptions = {},
): Promise<DemoDataReport> {
  const startedAt = performance.now()
  const tables = makeTables(seed, today)
  await db.transaction().execute(async (transaction) => {
    for (const insert of tables) await insert.into(transaction)
    await moveSequences(transaction)
  })
  return {
    rows: Object.fromEntries(tables.map(({ table, count }) => [table, count])),
    milliseconds: Math.round(performance.now() - startedAt),
  }
}

/** Fills the database when it holds nobody yet; null when it does. Of several processes that start at once, one fills it. */
export async function ensureDemoData(
  db: Kysely<Database>,
  options: DemoDataOptions = {},
): Promise<DemoDataReport | null> {
  if (await holdsSomebody(db)) return null
  try {
    return await generateDemoData(db, options)
  } catch (error) {
    // The other one was first: its rows were waited for.
    if (isUniqueViolation(error) && (await holdsSomebody(db))) return null
    throw error
  }
}

async function holdsSomebody(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('associates').select('id').limit(1).executeTakeFirst()) !== undefined
}

/** True when the people in it were made up here. */
export async function holdsDemoData(db: Kysely<Database>): Promise<boolean> {
  const seed = await db.selectFrom('meta').select('value').where('key', '=', 'seed').executeTakeFirst()
  return seed !== undefined
}

/** All rows, table by table, every table after those it refers to. */
function makeTables(seed: string, today: IsoDate) {
  const media = mediaRegister(today)
  const projects = projectRows(media.idOf)
  const emiPlans = emiPlanRows()
  const land = layOut(projects, seed)
  const places = plantTree(seed)
  const associates = associatesOf(places, seed, today)
  const sales = salesOf(places, SALE_COUNTS, seed, today)
  const bookings = bookingsOf(sales, { projects, emiPlans, land }, seed, today)
  const receipts = receiptsOf(bookings, (projectId) => projects[projectId - 1]!.code)
  const lines = commissionLinesOf(bookings, places, seed, today)
  const billing = billEarnings(earningsOf(lines, receipts), seed, today)
  const gallery = galleryRows(media.idOf, seed, today)
  const slides = slideRows(media.idOf)
  const bankDocumentId = media.idOf('bank-document:1', personaOf('P7').id)
  return [
    rowsOf('meta', metaRows(seed, today)),
    rowsOf('media', media.rows),
    rowsOf('projects', projects),
    rowsOf('blocks', land.blocks),
    // The whole comes before the cells merged into it.
    rowsOf(
      'plots',
      land.plots.toSorted((one, other) => rank(one) - rank(other)),
    ),
    rowsOf('emi_plans', emiPlans),
    rowsOf('associates', associates),
    rowsOf(
      'bookings',
      bookings.map((booking) => booking.row),
    ),
    rowsOf('instalments', instalmentRows(bookings)),
    rowsOf(
      'receipts',
      receipts.map((receipt) => receipt.row),
    ),
    rowsOf(
      'commission_lines',
      lines.map((line) => line.row),
    ),
    rowsOf('commission_bills', billing.bills),
    rowsOf('payments', billing.payments),
    rowsOf('notifications', notificationRows(seed, today)),
    rowsOf('slides', slides),
    rowsOf('gallery_dates', gallery.dates),
    rowsOf('gallery_images', gallery.images),
    rowsOf(
      'bank_accounts',
      bankAccountRows(
        associates.map((associate) => associate.id),
        seed,
      ),
    ),
    rowsOf('bank_change_requests', bankChangeRequestRows(bankDocumentId, today)),
  ]
}

function rowsOf<Table extends keyof Database>(table: Table, rows: NewRow<Table>[]) {
  return { table, count: rows.length, into: (db: Kysely<Database>) => insertRows(db, table, rows) }
}

function metaRows(seed: string, today: IsoDate): NewRow<'meta'>[] {
  return [
    { key: 'seed', value: seed },
    { key: 'seed_today', value: today },
    { key: 'generator_version', value: String(GENERATOR_VERSION) },
  ]
}

function instalmentRows(bookings: MadeBooking[]): NewRow<'instalments'>[] {
  const rows = bookings.flatMap(({ row, instalments }) =>
    instalments.map((instalment, index) => ({
      booking_id: row.id!,
      position: index + 1,
      kind: instalment.kind,
      label: instalment.label,
      due_on: instalment.dueOn,
      amount_rupees: instalment.amountRupees,
      paid_rupees: instalment.paidRupees,
      late_charges_rupees: instalment.lateChargesRupees,
    })),
  )
  return rows.map((row, index) => ({ id: index + 1, ...row }))
}

function rank(plot: NewRow<'plots'>): number {
  return plot.merged_into_id == null ? 0 : 1
}
