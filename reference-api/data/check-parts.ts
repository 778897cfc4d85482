import { type RawBuilder, sql } from 'kysely'

/** These need the tables `bookings`, `associates` and so on in the query. */
export const BOOKING = sql`'booking ' || bookings.code`
export const RECEIPT = sql`'receipt ' || receipts.number || ' of booking ' || bookings.code`
export const LINE = sql`'associate ' || commission_lines.associate_id || ', booking ' || bookings.code`
export const PLOT = sql`'plot ' || plots.number || ' of project ' || projects.code`

/**
 * If an integrity check is violated, screens fail or contradict each other, so a backup or restore fails. Business rules have legitimate
 * exceptions, so their violations are only reported.
 */
type CheckKind = 'integrity' | 'rule'

export interface Check {
  name: string
  kind: CheckKind
  /** The file whose rows the office corrects. Then `key` identifies such a row, as `keyOf` does. */
  file: string | null
  /** True if the check reads a column that the database of an earlier release lacks. Rules may read any column. */
  needsMigration?: boolean
  /** One row per violation. `subject` tells the office what to correct, such as `booking SRE-101`. */
  violations: RawBuilder<{ subject: string; key?: string }>
}
