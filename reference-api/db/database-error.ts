import pg from 'pg'

/** Class 22: its messages contain the value. */
const DATA_EXCEPTION = /^22/

/** Has no values of the row: the original error has them in `detail`, and the SQL in `where`. */
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
