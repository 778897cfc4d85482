import type { IsoDate } from '../../app/domain/dates'
import type { NewRow } from '../schema'
import { billEarnings } from './bills'
import { bookingsOf, type DemoBooking } from './bookings'
import { commissionLinesOf } from './commission-lines'
import { withDeductions } from './deductions'
import { earningsOf } from './earnings'
import { createPlots } from './plots'
import { PROJECTS_PER_SET } from './projects'
import { personaOf } from './personas'
import { receiptsOf, voidReceiptOf } from './receipts'
import { commissionRateRows } from './rules'
import { salesOf, salesOfRegion } from './sales'
import type { Scale } from './scale'
import type { TableRows } from './table-rows'
import type { TreeNode } from './tree'

/** A network of associates that sells land in one set of projects. No other region sells this land. */
export interface Region {
  /** Region 0 is the demo. */
  index: number
  nodes: TreeNode[]
  /** Associates above the region's head. They earn on the sales of the region. */
  above: TreeNode[]
  set: number
  positionInSet: number
}

export interface Catalogue {
  /** Projects of one set; all sets have the same prices. */
  projects: (NewRow<'projects'> & { id: number })[]
  codes: string[]
  emiPlans: NewRow<'emi_plans'>[]
  scale: Scale
}

/** Names the table to which each id column refers. The ids of a region start at 1 and are then increased by the number of earlier rows. */
const ID_COLUMNS = {
  blocks: { id: 'blocks', project_id: 'projects' },
  plots: { id: 'plots', block_id: 'blocks', merged_into_id: 'plots', project_id: 'projects' },
  bookings: { id: 'bookings', plot_id: 'plots', project_id: 'projects' },
  booking_moves: { booking_id: 'bookings' },
  instalments: { id: 'instalments', booking_id: 'bookings' },
  all_receipts: { id: 'all_receipts', booking_id: 'bookings' },
  commission_lines: { id: 'commission_lines', booking_id: 'bookings', project_id: 'projects' },
  commission_bills: { id: 'commission_bills', project_id: 'projects' },
  all_payments: {
    id: 'all_payments',
    bill_id: 'commission_bills',
    line_id: 'commission_lines',
    receipt_id: 'all_receipts',
  },
} as const

const COUNTED = { voided_on: null, void_reason: null }

type RegionTable = keyof typeof ID_COLUMNS

export function* regionTables(
  regions: Region[],
  catalogue: Catalogue,
  seed: string,
  today: IsoDate,
): Generator<TableRows> {
  const earlierRows = new Map<string, number>()
  for (const region of regions) {
    const seedOfRegion = region.index === 0 ? seed : `${seed}/${region.index}`
    earlierRows.set('projects', region.set * PROJECTS_PER_SET)
    const tables = tablesOf(region, catalogue, seedOfRegion, today, earlierRows.get('all_receipts') ?? 0)
    for (const { table, rows } of tables) offsetIds(rows, ID_COLUMNS[table], earlierRows)
    addCodes(tables)
    for (const { table, rows } of tables) earlierRows.set(table, (earlierRows.get(table) ?? 0) + rows.length)
    yield* tables
  }
}

function tablesOf(
  region: Region,
  catalogue: Catalogue,
  seed: string,
  today: IsoDate,
  receiptsBefore: number,
): { table: RegionTable; rows: object[] }[] {
  const { projects, codes, emiPlans, scale } = catalogue
  const { index, nodes, above, set, positionInSet } = region
  const blocks = scale.blocksPerProject
  const land = createPlots(projects, seed, { blocks, blocksBefore: positionInSet * blocks })
  const sales = (index === 0 ? salesOf : salesOfRegion)(nodes, scale.sales, seed, today)
  const bookings = bookingsOf(sales, { projects, emiPlans, land }, seed, today)
  const codeOf = (projectId: number) => codes[set * PROJECTS_PER_SET + projectId - 1]!
  const receipts = receiptsOf(bookings, codeOf, receiptsBefore)
  const rates = commissionRateRows(projects, today)
  const lines = commissionLinesOf(bookings, [...above, ...nodes], rates, seed)
  const cashAssociateIds = new Set(nodes.map(({ id }) => id))
  const billing = billEarnings(earningsOf(lines, receipts), seed, today, cashAssociateIds)
  return [
    { table: 'blocks', rows: land.blocks },
    // Merged plots come before their cells, because cells refer to them.
    { table: 'plots', rows: land.plots.toSorted((a, b) => rank(a) - rank(b)) },
    { table: 'bookings', rows: bookings.map(({ row }) => row) },
    { table: 'booking_moves', rows: bookings.flatMap(({ moves }) => moves) },
    { table: 'instalments', rows: instalmentRows(bookings) },
    {
      table: 'all_receipts',
      rows: [
        ...receipts.map(({ row }) => ({ ...row, ...COUNTED })),
        ...(index === 0 ? voidReceiptOf(receipts, personaOf('P2').id) : []),
      ],
    },
    { table: 'commission_lines', rows: lines.map(({ row }) => row) },
    { table: 'commission_bills', rows: withDeductions(billing, seed, today) },
    { table: 'all_payments', rows: billing.payments },
  ]
}

function offsetIds(rows: object[], columns: Record<string, string>, earlierRows: Map<string, number>) {
  const offsets = Object.entries(columns).map(
    ([column, table]) => [column, earlierRows.get(table) ?? 0] as const,
  )
  for (const row of rows as Record<string, number | null>[])
    for (const [column, offset] of offsets) if (row[column] != null) row[column] += offset
}

/** Call after the ids are final. */
function addCodes(tables: { table: RegionTable; rows: object[] }[]) {
  const codes: Partial<Record<RegionTable, (id: number) => string>> = {
    bookings: (id) => `BK-${id}`,
    commission_bills: (id) => `CB-${id}`,
  }
  for (const { table, rows } of tables)
    for (const row of rows as { id: number; code?: string }[]) {
      const code = codes[table]?.(row.id)
      if (code !== undefined) row.code = code
    }
}

function instalmentRows(bookings: DemoBooking[]): NewRow<'instalments'>[] {
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
