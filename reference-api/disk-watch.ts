import { statfs } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Database } from './schema'

/** With less, SQLite's write-ahead log and a checkpoint of it may not fit. */
const MIN_FREE_BYTES = 64 * 1024 * 1024
/** Codes of the operating system, SQLite and PostgreSQL. */
const DISK_FULL = ['ENOSPC', 'EDQUOT', 'SQLITE_FULL', '53100']

interface DiskWatch {
  /** Call with each unexpected error. */
  record: (error: unknown) => void
  isFull: () => Promise<boolean>
}

/**
 * Asks the file system for its free space, which costs one system call. A quota, or the disk of a PostgreSQL server, shows only in a write
 * that fails: after one, the disk counts as full until a small write succeeds.
 */
export function watchDisk(db: Kysely<Database>, freeBytes: (() => Promise<number>) | null): DiskWatch {
  let hasFailed = false
  return {
    record: (error) => {
      hasFailed ||= DISK_FULL.includes(String((error as { code?: unknown } | null)?.code))
    },
    isFull: async () => {
      if (freeBytes && (await freeBytes()) < MIN_FREE_BYTES) return true
      hasFailed &&= !(await canStore(db))
      return hasFailed
    },
  }
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

async function canStore(db: Kysely<Database>): Promise<boolean> {
  const row = { key: 'disk_probe', value: new Date().toISOString() }
  try {
    await db
      .insertInto('meta')
      .values(row)
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute()
    return true
  } catch {
    return false
  }
}
