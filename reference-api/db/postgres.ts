import { type CompiledQuery, type DatabaseConnection, type Driver, PostgresDialect } from 'kysely'
import pg from 'pg'
import { DatabaseError } from './database-error'

const CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
/** The portal waits for a page as long. */
const STATEMENT_TIMEOUT_MS = 15_000

export const APPLICATION_NAME = 'plot-partner'

/** `isPatient`: for tools that read and write whole tables. */
export function postgresDialect(url: string, { isPatient = false } = {}): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(isPatient ? {} : { statement_timeout: STATEMENT_TIMEOUT_MS, lock_timeout: STATEMENT_TIMEOUT_MS }),
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  })
  // An idle connection that the server ends is replaced when it is needed next: whoever needs it is told of what fails then.
  pool.on('error', () => undefined)
  return new GuardedPostgres({ pool })
}

const INT8 = 20
const NUMERIC = 1700

/** Counts and sums are numbers, as SQLite gives them. */
function parserOf(type: number, format?: 'text' | 'binary') {
  if (type === INT8 || type === NUMERIC) return toNumber
  return pg.types.getTypeParser(type, format as 'text')
}

function toNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || Number.isSafeInteger(number)) return number
  throw new Error('A number of the database is too large to be exact.')
}

/** No value that somebody typed leaves by an error's words, and none that holds a null character stops a query. */
class GuardedPostgres extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    const guarded = new WeakSet<DatabaseConnection>()
    driver.acquireConnection = async () => {
      const connection = await acquire()
      if (!guarded.has(connection)) guarded.add(guard(connection))
      return connection
    }
    return driver
  }
}

function guard(connection: DatabaseConnection): DatabaseConnection {
  const execute = connection.executeQuery.bind(connection)
  connection.executeQuery = async <Row>(query: CompiledQuery) => {
    try {
      const parameters = query.parameters.map(withoutNullCharacter)
      return await execute<Row>({ ...query, sql: withEmptyLists(query.sql), parameters })
    } catch (error) {
      throw DatabaseError.of(error)
    }
  }
  return connection
}

/** A list of nothing is written otherwise than for SQLite. */
function withEmptyLists(text: string): string {
  return text.replaceAll(' not in ()', " <> all ('{}')").replaceAll(' in ()', " = any ('{}')")
}

/** PostgreSQL can store none, so that with another in its place a text is found as little. */
function withoutNullCharacter(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
}
