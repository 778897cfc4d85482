import { formatRupees } from '../../app/domain/money'

export const MAX_LISTED = 50

export interface Problem {
  file: string
  /** Numbered as in a spreadsheet, from 1. Null if the problem is not in one row. */
  row: number | null
  column?: string
  /** For a problem that was found after its row was read: identifies the row, as `keyOf` does. */
  key?: string
  reason: string
}

/** Counts all problems of a folder, and lists the first fifty. */
export class Problems {
  readonly listed: Problem[] = []
  count = 0
  private readonly files = new Set<string>()

  add(problem: Problem): void {
    this.count++
    this.files.add(problem.file)
    if (this.listed.length < MAX_LISTED) this.listed.push(problem)
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

  lines(): string[] {
    const more = this.count - this.listed.length
    return [...this.listed.map(lineOf), ...(more > 0 ? [`and ${more} more.`] : [])]
  }
}

/** The folder cannot be imported; nothing was changed. */
export class ImportRefused extends Error {
  constructor(readonly problems: Problems) {
    const countText = problems.count === 1 ? '1 problem' : `${problems.count} problems`
    super([`${countText}; nothing was changed.`, ...problems.lines()].join('\n'))
  }
}

function lineOf({ file, row, column, reason }: Problem): string {
  const place = [file, row === null ? '' : `row ${row}`, column ?? ''].filter(Boolean).join(', ')
  return `${place}: ${reason}`
}

/** Groups the digits of an amount, as in all messages. */
export const rupees = (amount: number) => formatRupees(amount * 100)
