/** Kinds of columns of the firm's records, which decide the field of a form and how a value is shown. */
export const COLUMN_KINDS = [
  'text',
  'lines',
  'number',
  'rupees',
  'date',
  'time',
  'mobile',
  'email',
  'choice',
  'file',
] as const
export type ColumnKind = (typeof COLUMN_KINDS)[number]

/**
 * - check: nothing is written yet; `confirm` writes it
 * - saved: it is written
 * - same: there was nothing to write
 * - changed: nothing is written, because the record changed after the clerk opened it
 */
export const SAVE_OUTCOMES = ['check', 'saved', 'same', 'changed'] as const

/** Amounts of a booking that follow from a change of a record. */
export const SAVE_FIGURES = [
  'price',
  'received',
  'remaining',
  'commission',
  'commission_paid',
  'commission_payable',
] as const
export type SaveFigure = (typeof SAVE_FIGURES)[number]

/** Of uploaded files: with problems, checked, or written. */
export const IMPORT_STATES = ['refused', 'checked', 'imported'] as const
export type ImportState = (typeof IMPORT_STATES)[number]

/** Files whose rows may wait for the office, in the order of the overview. */
export const WAITING_FILES = ['bank-requests', 'verifications', 'queries', 'commission-bills'] as const
export type WaitingFile = (typeof WAITING_FILES)[number]

const CAPITALS = /^(tds|gst|rera|ifsc|url|emi|id)$/

/** Of a file or a column: `emi-plans` is "EMI plans", `booked_on` "Booked on". */
export function titleOf(name: string): string {
  const words = name.split(/[-_]/).map((word) => (CAPITALS.test(word) ? word.toUpperCase() : word))
  const title = words.join(' ')
  return title.charAt(0).toUpperCase() + title.slice(1)
}

/** The key of several columns is a JSON list: `["CB-1","R-1"]` is "CB-1 · R-1". */
export function keyText(key: string): string {
  if (!key.startsWith('[')) return key
  try {
    return (JSON.parse(key) as unknown[]).filter(Boolean).join(' · ')
  } catch {
    return key
  }
}

export const PERSON_CHANGES = ['password', 'deactivate', 'activate', 'move'] as const
export type PersonChange = (typeof PERSON_CHANGES)[number]

export const OFFICE_IDLE_MINUTES = 30
export const OFFICE_SESSION_HOURS = 8
