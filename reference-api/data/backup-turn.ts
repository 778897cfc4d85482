import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema'

const LOCK = 7_220_865
const KEY = 'last_backup_at'

/** Time of the database's last backup by any process. */
export async function lastBackupAt(db: Kysely<Database>): Promise<Date | null> {
  const row = await db.selectFrom('meta').select('value').where('key', '=', KEY).executeTakeFirst()
  return row ? new Date(row.value) : null
}

/**
 * PostgreSQL: runs `work` in one process at a time, and records its success. The lock ends with its connection, so a killed process
 * does not block the others. False if another process has the lock.
 */
export function takeBackupTurn(db: Kysely<Database>, work: () => Promise<Date | null>): Promise<boolean> {
  return db.connection().execute(async (connection) => {
    const { rows } = await sql<{ isMine: boolean }>`
      select pg_try_advisory_lock(${LOCK}) as "isMine"`.execute(connection)
    if (!rows[0]?.isMine) return false
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
