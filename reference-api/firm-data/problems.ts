import { formatRupees } from '../../app/domain/money'

export const MAX_LISTED = 50
const MAX_ROWS_LISTED = 5

export interface Problem {
  file: string
  /** Numbered as in a spreadsheet, from 1. Null if the problem is not in one row. */
  row: number | null
  column?: string
  /** For a problem that was found after its row was read: identifies the row, as `keyOf` does. */
  key?: string
  /** May begin with the value of the cell in quotation marks. */
  reason: string
}

/** Problems with the same reason in a column: a date in another format makes hundreds. */
interface Group {
  count: number
  /** The first ones. */
  listed: Problem[]
}

/** Counts all problems of a folder by file, column and reason. */
export class Problems {
  count = 0
  private readonly groups = new Map<string, Group>()
  private readonly files = new Set<string>()

  add(problem: Problem): void {
    this.count++
    this.files.add(problem.file)
    const place = `${problem.file}\n${problem.column}\n${splitReason(problem.reason).rule}`
    const group = this.groups.get(place) ?? { count: 0, listed: [] }
    this.groups.set(place, group)
    group.count++
    if (group.listed.length < MAX_ROWS_LISTED) group.listed.push(problem)
  }

  /** Call if other problems prevent the import of the file. References to rows of the file are then not reported as unknown. */
  leaveOut(file: string): void {
    this.files.add(file)
  }

  hasFile(file: string): boolean {
    return this.files.has(file)
  }

  get isEmpty(): boolean {
    return this.count === 0
  }

  /** The problems that `lines` names. */
  get listed(): Problem[] {
    return this.listedGroups.flatMap(({ listed }) => listed)
  }

  lines(): string[] {
    const rest = this.count - this.listedGroups.reduce((sum, { count }) => sum + count, 0)
    return [...this.listedGroups.map(lineOf), ...(rest > 0 ? [`and ${rest} more.`] : [])]
  }

  private get listedGroups(): Group[] {
    return [...this.groups.values()].slice(0, MAX_LISTED)
  }
}

/** The folder cannot be imported; nothing was changed. */
export class ImportRefused extends Error {
  constructor(readonly problems: Problems) {
    const countText = problems.count === 1 ? '1 problem' : `${problems.count} problems`
    super([`${countText}; nothing was changed.`, ...problems.lines()].join('\n'))
  }
}

function lineOf({ count, listed }: Group): string {
  const { file, row, column, reason } = listed[0]!
  const place = (parts: (string | null | undefined)[]) => parts.filter(Boolean).join(', ')
  if (count === 1) return `${place([file, row === null ? '' : `row ${row}`, column])}: ${reason}`
  const rows = listed.map((problem) => `${problem.row ?? '?'} ${splitReason(problem.reason).value}`.trim())
  const more = count - listed.length
  const list = `${rows.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return `${place([file, column])}: ${splitReason(reason).rule} ${count} rows: ${list}.`
}

function splitReason(reason: string): { value: string; rule: string } {
  const value = /^"[^"]*" /.exec(reason)?.[0] ?? ''
  return { value: value.trim(), rule: reason.slice(value.length) }
}

/** Groups the digits of an amount, as in all messages. */
export const rupees = (amount: number) => formatRupees(amount * 100)
