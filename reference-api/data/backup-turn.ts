import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema'

/** Any number that no other advisory lock of the database uses. */
const LOCK = 7_220_865
const KEY = 'last_backup_at'

/** Returns the time of the last scheduled backup that any process made of the database; null if there is none. */
export async function lastBackupAt(db: Kysely<Database>): Promise<Date | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst()
  return row ? new Date(row.value) : null
}

/**
 * Call with PostgreSQL only. Lets one process at a time run `work`, which makes a backup and returns the time to record, or null. Returns
 * false if another process has the lock. The lock ends with the connection, so a killed process does not block the others.
 */
export function takeBackupTurn(db: Kysely<Database>, work: () => Promise<Date | null>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isLocked: boolean }>`
      select pg_try_advisory_lock(${LOCK}) as "isLocked"`.execute(connection)
    if (!rows[0]?.isLocked) return false
    try {
      const madeAt = await work()
      if (madeAt) await recordBackup(connection, madeAt)
      return true
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
    }
  })
}

function recordBackup(db: Kysely<Database>, at: Date) {
  const value = at.toISOString()
  return db
    .insertInto('meta')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
