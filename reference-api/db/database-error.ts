import pg from 'pg'

/** Class 22, "data exception": the message quotes the value. */
const DATA_EXCEPTION = /^22/

/** A PostgreSQL error without its values: the original carries the row in `detail` and the SQL in `where`. */
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

  static of(error: unknown): unknown {
    if (!(error instanceof pg.DatabaseError)) return error
    const code = error.code ?? ''
    const message = DATA_EXCEPTION.test(code) ? `invalid value (${code})` : error.message
    return new DatabaseError(message, code, error.table, error.constraint)
  }
}
