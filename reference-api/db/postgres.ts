import { type CompiledQuery, type DatabaseConnection, type Driver, PostgresDialect } from 'kysely'
import pg from 'pg'
import { DatabaseError } from './database-error'

const MAX_CONNECTIONS = 10
const CONNECT_TIMEOUT_MS = 5_000
const STATEMENT_TIMEOUT_MS = 15_000
/**
 * Unless the address has options of its own. The data of a firm fit in memory, where an index costs less than the server expects of a disk;
 * and starting other processes takes longer than they save in a query of a few milliseconds.
 */
const PLANNER_OPTIONS = '-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0'

const pools = new Set<pg.Pool>()

export function poolUsage() {
  const sumOf = (count: (pool: pg.Pool) => number) =>
    [...pools].filter(({ ended }) => !ended).reduce((sum, pool) => sum + count(pool), 0)
  return {
    open: sumOf(({ totalCount }) => totalCount),
    idle: sumOf(({ idleCount }) => idleCount),
    waiting: sumOf(({ waitingCount }) => waitingCount),
  }
}

export const APPLICATION_NAME = 'plot-partner'

export function postgresDialect(url: string, { withoutTimeouts = false } = {}): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: APPLICATION_NAME,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: PLANNER_OPTIONS,
    ...(withoutTimeouts
      ? {}
      : { statement_timeout: STATEMENT_TIMEOUT_MS, lock_timeout: STATEMENT_TIMEOUT_MS }),
    types: { getTypeParser: getTypeParser as typeof pg.types.getTypeParser },
  })
  pools.add(pool)
  // The pool replaces idle connections that the server has closed. The next SQL query reports other failures.
  pool.on('error', () => undefined)
  return new SanitizingPostgresDialect({ pool })
}

const INT8 = 20
const NUMERIC = 1700

function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === INT8 || type === NUMERIC) return toNumber
  return pg.types.getTypeParser(type, format as 'text')
}

function toNumber(text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || Number.isSafeInteger(number)) return number
  throw new Error('A database number exceeds the safe integer range.')
}

class SanitizingPostgresDialect extends PostgresDialect {
  override createDriver(): Driver {
    const driver = super.createDriver()
    const acquire = driver.acquireConnection.bind(driver)
    const sanitized = new WeakSet<DatabaseConnection>()
    driver.acquireConnection = async () => {
      const connection = await acquire()
      if (!sanitized.has(connection)) sanitized.add(sanitizeQueries(connection))
      return connection
    }
    return driver
  }
}

function sanitizeQueries(connection: DatabaseConnection): DatabaseConnection {
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

/** Kysely's empty lists are valid on SQLite only. */
function withEmptyLists(text: string): string {
  return text.replaceAll(' not in ()', " <> all ('{}')").replaceAll(' in ()', " = any ('{}')")
}

/** PostgreSQL rejects null characters. They are replaced, not removed, so that the id `a\0b` does not match the id `ab`. */
function withoutNullCharacter(value: unknown): unknown {
  return typeof value === 'string' && value.includes('\0') ? value.replaceAll('\0', '\uFFFD') : value
}
