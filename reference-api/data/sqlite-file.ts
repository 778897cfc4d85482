import { copyFileSync, existsSync, rmSync } from 'node:fs'
import { hasMigrations, migrate, openDatabase } from '../db/database'
import { Sqlite } from '../db/sqlite-driver'
import { type CheckResult, requireIntegrity } from './check'
import { publishFile } from './publish-file'

/** More pages than any database here has, so the copy takes one step. A write between two steps would restart the copy. */
const ALL_PAGES = 2 ** 31 - 1

/** Copies a database that may be in use; renames the copy only after the checks pass. Returns violated business rules. */
export async function backUpFile(from: string, to: string): Promise<CheckResult[]> {
  requireFile(from)
  const partial = `${to}.partial`
  remove(partial)
  try {
    const source = new Sqlite(from, { readonly: true })
    await source.backup(partial, { progress: () => ALL_PAGES }).finally(() => source.close())
    const violated = await checkCopy(partial)
    publishFile(partial, to)
    return violated
  } finally {
    remove(partial)
  }
}

/** Replaces a closed database with a checked copy, which may come from an earlier release. Rejects an empty or foreign file. */
export async function restoreFile(from: string, to: string): Promise<CheckResult[]> {
  requireFile(from)
  requireStopped(to)
  const partial = `${to}.partial`
  remove(partial)
  try {
    copyFileSync(from, partial)
    const violated = await checkCopy(partial, async (db) => {
      if (!(await hasMigrations(db))) throw new Error('It is not a backup of this portal.')
      await migrate(db)
    }).catch((error: Error) => {
      throw new Error(`${from} cannot be restored, and nothing was changed. ${error.message}`)
    })
    // The database file is replaced in one step, so that an interruption leaves either the old or the new file.
    removeSideFiles(to)
    publishFile(partial, to)
    return violated
  } finally {
    remove(partial)
  }
}

export function resetFile(file: string): void {
  requireStopped(file)
  remove(file)
}

type Db = ReturnType<typeof openDatabase>

/** Checks the copy and merges the write-ahead log into the file. */
async function checkCopy(file: string, prepare = (_db: Db) => Promise.resolve()): Promise<CheckResult[]> {
  const db = openDatabase({ file }, { withoutTimeouts: true })
  const violated = await prepare(db)
    .then(() => requireIntegrity(db))
    .finally(() => db.destroy())
  const sqlite = new Sqlite(file)
  sqlite.pragma('journal_mode = DELETE')
  sqlite.close()
  return violated
}

/**
 * SQLite can leave WAL mode only if no other connection has the file open. A damaged file passes, because the caller replaces or removes
 * the file.
 */
function requireStopped(file: string): void {
  if (!existsSync(file)) return
  const sqlite = new Sqlite(file, { timeout: 0 })
  try {
    sqlite.pragma('journal_mode = DELETE')
  } catch (error) {
    const { code } = error as { code: string }
    if (/^SQLITE_(BUSY|LOCKED)/.test(code)) throw new Error('The database is in use: stop the server first.')
    if (!/^SQLITE_(NOTADB|CORRUPT)/.test(code)) throw error
  } finally {
    sqlite.close()
  }
}

function requireFile(file: string): void {
  if (!existsSync(file)) throw new Error(`File not found: ${file}`)
}

function remove(file: string): void {
  removeSideFiles(file)
  rmSync(file, { force: true })
}

function removeSideFiles(file: string): void {
  for (const ending of ['-wal', '-shm', '-journal']) rmSync(file + ending, { force: true })
}
