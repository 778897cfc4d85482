import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs'
import { openDatabase } from '../db/database'
import { Sqlite } from '../db/sqlite-driver'
import { requireSound } from './check'

/** Copies a database that may be in use; the copy is there when it is whole and checked. */
export async function backUpFile(from: string, to: string): Promise<void> {
  requireFile(from)
  const partial = `${to}.partial`
  remove(partial)
  const source = new Sqlite(from, { readonly: true })
  await source.backup(partial)
  source.close()
  await asSound(partial)
  renameSync(partial, to)
}

/** Replaces a database that nobody has open by a copy that is sound. */
export async function restoreFile(from: string, to: string): Promise<void> {
  requireFile(from)
  requireStopped(to)
  const partial = `${to}.partial`
  remove(partial)
  copyFileSync(from, partial)
  await asSound(partial)
  remove(to)
  renameSync(partial, to)
}

/** The next start makes a new one. */
export function resetFile(file: string): void {
  requireStopped(file)
  remove(file)
}

/** Checks a database, which is one file afterwards; what is not sound is removed. */
async function asSound(file: string): Promise<void> {
  try {
    const db = openDatabase({ file }, { isPatient: true })
    await requireSound(db).finally(() => db.destroy())
    const sqlite = new Sqlite(file)
    sqlite.pragma('journal_mode = DELETE')
    sqlite.close()
  } catch (error) {
    remove(file)
    throw error
  }
}

/** SQLite leaves this mode only when nobody else has the file open. */
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
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
}

function remove(file: string): void {
  for (const ending of ['', '-wal', '-shm', '-journal']) rmSync(file + ending, { force: true })
}
