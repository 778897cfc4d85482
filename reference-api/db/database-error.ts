import pg from 'pg'

/** Class 22, "data exception": the words quote the value. */
const QUOTES_THE_VALUE = /^22/

/** What PostgreSQL refused, without the values: its own error carries the row in `detail` and the statement's place in `where`. */
export class DatabaseError extends Error {
  override readonly name = 'DatabaseError'

  private constructor(
    message: string,
    readonly code: string,
    readonly table?: string,
    readonly constraint?: string,
  ) {
    super(message)
  }

  /** Anything else, a lost connection for one, is as it was. */
  static of(error: unknown): unknown {
    if (!(error instanceof pg.DatabaseError)) return error
    const code = error.code ?? ''
    const message = QUOTES_THE_VALUE.test(code) ? `a value cannot be used (${code})` : error.message
    return new DatabaseError(message, code, error.table, error.constraint)
  }
}
