import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { openDatabase } from '../db/database'
import { Sqlite } from '../db/sqlite-driver'
import { requireConsistent } from './check'

/** Copies a database that may be in use; renames the copy only after the checks pass. */
export async function backUpFile(from: string, to: string): Promise<void> {
  requireFile(from)
  const partial = `${to}.partial`
  remove(partial)
  const source = new Sqlite(from, { readonly: true })
  await source.backup(partial)
  source.close()
  await checkCopy(partial)
  renameSync(partial, to)
}

/** Replaces a closed database by a checked copy. */
export async function restoreFile(from: string, to: string): Promise<void> {
  requireFile(from)
  requireStopped(to)
  const partial = `${to}.partial`
  remove(partial)
  copyFileSync(from, partial)
  await checkCopy(partial)
  remove(to)
  renameSync(partial, to)
}

export function resetFile(file: string): void {
  requireStopped(file)
  remove(file)
}

/** Checks the copy and folds its journal into one file; deletes it if a check fails. */
async function checkCopy(file: string): Promise<void> {
  try {
    const db = openDatabase({ file }, { withoutTimeouts: true })
    await requireConsistent(db).finally(() => db.destroy())
    const sqlite = new Sqlite(file)
    sqlite.pragma('journal_mode = DELETE')
    sqlite.close()
  } catch (error) {
    remove(file)
    throw error
  }
}

/** SQLite can leave WAL mode only if nobody else has the file open. */
function requireStopped(file: string): void {
  if (!existsSync(file)) return
  const sqlite = new Sqlite(file, { timeout: 0 })
  try {
    sqlite.pragma('journal_mode = DELETE')
  } catch {
    throw new Error('The database is in use: stop the server first.')
  } finally {
    sqlite.close()
  }
}

function requireFile(file: string): void {
  if (!existsSync(file)) throw new Error(`File not found: ${file}`)
}

function remove(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true })
}
