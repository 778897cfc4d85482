import pg from 'pg'

/** PostgreSQL errors of class 22 may quote the invalid value in their message. */
const DATA_EXCEPTION = /^22/

/** Contains neither values of the row nor the SQL statement, unlike the original error, so it may be logged. */
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
