import type { IsoDate } from '../../app/domain/dates'
import type { NewRow } from '../db/schema'
import { billEarnings } from './bills'
import { bookingsOf, type MadeBooking } from './bookings'
import { commissionLinesOf } from './commission-lines'
import { earningsOf } from './earnings'
import type { MadeRows } from './make-tables'
import { layOut } from './plots'
import { PROJECTS_A_SET } from './projects'
import { receiptsOf } from './receipts'
import { salesOf, salesOfRegion } from './sales'
import type { Scale } from './scale'
import type { Place } from './tree'

/** A network of associates that sells its own land in one set of projects. */
export interface Region {
  /** 0 is the demo. */
  index: number
  places: Place[]
  /** Associates above the region's head, who earn on its sales. */
  above: Place[]
  set: number
  positionInSet: number
}

export interface Catalogue {
  /** Projects of one set; all sets have the same prices. */
  projects: NewRow<'projects'>[]
  codes: string[]
  emiPlans: NewRow<'emi_plans'>[]
  scale: Scale
}

/**
 * Which counter each id column uses. Each region is generated with ids from 1, then offset by the rows before
 * it.
 */
const NUMBERED = {
  blocks: { id: 'blocks', project_id: 'projects' },
  plots: { id: 'plots', block_id: 'blocks', merged_into_id: 'plots', project_id: 'projects' },
  bookings: { id: 'bookings', plot_id: 'plots', project_id: 'projects' },
  instalments: { id: 'instalments', booking_id: 'bookings' },
  receipts: { id: 'receipts', booking_id: 'bookings' },
  commission_lines: { id: 'commission_lines', booking_id: 'bookings', project_id: 'projects' },
  commission_bills: { id: 'commission_bills', project_id: 'projects' },
  payments: {
    id: 'payments',
    bill_id: 'commission_bills',
    line_id: 'commission_lines',
    receipt_id: 'receipts',
  },
} as const

type NumberedTable = keyof typeof NUMBERED

export function* regionTables(
  regions: Region[],
  catalogue: Catalogue,
  seed: string,
  today: IsoDate,
): Generator<MadeRows> {
  const before = new Map<string, number>()
  for (const region of regions) {
    const seedOfRegion = region.index === 0 ? seed : `${seed}/${region.index}`
    before.set('projects', region.set * PROJECTS_A_SET)
    const tables = tablesOf(region, catalogue, seedOfRegion, today, before.get('receipts') ?? 0)
    for (const { table, rows } of tables) move(rows, NUMBERED[table], before)
    for (const { table, rows } of tables) before.set(table, (before.get(table) ?? 0) + rows.length)
    yield* tables
  }
}

function tablesOf(
  region: Region,
  catalogue: Catalogue,
  seed: string,
  today: IsoDate,
  receiptsBefore: number,
): { table: NumberedTable; rows: object[] }[] {
  const { projects, codes, emiPlans, scale } = catalogue
  const { index, places, above, set, positionInSet } = region
  const blocks = scale.blocksAProject
  const land = layOut(projects, seed, { blocks, blocksBefore: positionInSet * blocks })
  const sales = (index === 0 ? salesOf : salesOfRegion)(places, scale.sales, seed, today)
  const bookings = bookingsOf(sales, { projects, emiPlans, land }, seed, today)
  const codeOf = (projectId: number) => codes[set * PROJECTS_A_SET + projectId - 1]!
  const receipts = receiptsOf(bookings, codeOf, receiptsBefore)
  const lines = commissionLinesOf(bookings, [...above, ...places], seed, today)
  const inCash = new Set(places.map(({ id }) => id))
  const billing = billEarnings(earningsOf(lines, receipts), seed, today, inCash)
  return [
    { table: 'blocks', rows: land.blocks },
    // Merged plots before their cells, for the foreign key.
    { table: 'plots', rows: land.plots.toSorted((one, other) => rank(one) - rank(other)) },
    { table: 'bookings', rows: bookings.map(({ row }) => row) },
    { table: 'instalments', rows: instalmentRows(bookings) },
    { table: 'receipts', rows: receipts.map(({ row }) => row) },
    { table: 'commission_lines', rows: lines.map(({ row }) => row) },
    { table: 'commission_bills', rows: billing.bills },
    { table: 'payments', rows: billing.payments },
  ]
}

function move(rows: object[], columns: Record<string, string>, before: Map<string, number>) {
  const steps = Object.entries(columns).map(
    ([column, counted]) => [column, before.get(counted) ?? 0] as const,
  )
  for (const row of rows as Record<string, number | null>[])
    for (const [column, step] of steps) if (row[column] != null) row[column] += step
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
