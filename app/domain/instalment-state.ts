import type { IsoDate } from './dates'
import type { InstalmentAmounts } from './statements'

export type InstalmentState = 'paid' | 'part' | 'overdue' | 'future' | 'unknown'

interface DatedInstalment extends InstalmentAmounts {
  type: string
  isRegistrationCharge: boolean
  dueOn: string | null
}

/** An unpaid balance is overdue after its due day, even if part is paid. Registration charges never become overdue (X020). */
export function instalmentState(row: DatedInstalment, today: IsoDate): InstalmentState {
  const unpaidPaise = unpaidOf(row)
  if (unpaidPaise === null) return 'unknown'
  if (unpaidPaise <= 0) return 'paid'
  if (!row.isRegistrationCharge && row.dueOn !== null && row.dueOn < today) return 'overdue'
  return (row.paidPaise ?? 0) > 0 ? 'part' : 'future'
}

interface Statement<Row> {
  instalments: Row[]
  totals: InstalmentAmounts
}

interface DueState<Row> extends Statement<Row & { isOverdue: boolean }> {
  next: NextInstalment | null
  overdue: { count: number; paise: number }
}

/** What a statement says on a day. After a cancellation nothing remains to be paid, so nothing is next or overdue either (X098). */
export function dueState<Row extends DatedInstalment>(
  { instalments, totals }: Statement<Row>,
  isCancelled: boolean,
  today: IsoDate,
): DueState<Row> {
  if (isCancelled)
    return {
      instalments: instalments.map((row) => ({ ...row, balancePaise: null, isOverdue: false })),
      totals: { ...totals, balancePaise: null },
      next: null,
      overdue: { count: 0, paise: 0 },
    }
  return {
    instalments: markOverdue(instalments, today),
    totals,
    next: nextInstalment(instalments, today),
    overdue: overdueOf(instalments, today),
  }
}

export interface NextInstalment {
  type: string
  dueOn: string
  paise: number
}

/** The first instalment that is not fully paid and is due today or later. Skips registration charges, as Collections does (X020). */
export const nextInstalment = (rows: DatedInstalment[], today: IsoDate) =>
  firstUnpaid(rows, (row) => ['part', 'future'].includes(instalmentState(row, today)))

/** The instalment that is overdue longest. */
export const firstOverdue = (rows: DatedInstalment[], today: IsoDate) =>
  firstUnpaid(rows, (row) => instalmentState(row, today) === 'overdue')

function firstUnpaid(
  rows: DatedInstalment[],
  isWanted: (row: DatedInstalment) => boolean,
): NextInstalment | null {
  const [first] = rows
    .filter((row) => !row.isRegistrationCharge && isWanted(row))
    .flatMap((row) =>
      row.dueOn === null ? [] : { type: row.type, dueOn: row.dueOn, paise: unpaidOf(row) ?? 0 },
    )
    .sort((one, other) => (one.dueOn < other.dueOn ? -1 : 1))
  return first ?? null
}

export const markOverdue = <Row extends DatedInstalment>(rows: Row[], today: IsoDate) =>
  rows.map((row) => ({ ...row, isOverdue: instalmentState(row, today) === 'overdue' }))

export function overdueOf(rows: DatedInstalment[], today: IsoDate): { count: number; paise: number } {
  const overdue = rows.filter((row) => instalmentState(row, today) === 'overdue')
  return { count: overdue.length, paise: overdue.reduce((sum, row) => sum + (unpaidOf(row) ?? 0), 0) }
}

function unpaidOf({ duePaise, paidPaise, balancePaise }: InstalmentAmounts): number | null {
  if (balancePaise !== null) return balancePaise
  return duePaise === null || paidPaise === null ? null : duePaise - paidPaise
}
