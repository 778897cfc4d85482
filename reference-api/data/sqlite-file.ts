import { copyFileSync, existsSync, mkdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hasMigrations, migrate, noDatabaseIn, openDatabase } from '../db/database'
import { Sqlite } from '../db/sqlite-driver'
import { type CheckResult, requireIntegrity } from './check'
import { publishFile } from '../firm-data/export-folder'

/** More pages than any database here has, so the copy takes one step. A write between two steps would restart the copy. */
const ALL_PAGES = 2 ** 31 - 1
const SIDE_FILES = ['-wal', '-shm', '-journal']

/** Copies a database that may be in use; renames the copy only after the checks pass. Returns violated business rules. */
export async function backUpFile(from: string, to: string): Promise<CheckResult[]> {
  requireDatabaseFile(from)
  requireOtherFile(to, from)
  const partial = `${to}.partial`
  remove(partial)
  try {
    const source = new Sqlite(from, { readonly: true })
    await source.backup(partial, { progress: () => ALL_PAGES }).finally(() => source.close())
    const violated = await checkCopy(partial)
    // Side files of an earlier file of that name would corrupt the copy when it is restored.
    removeSideFiles(to)
    publishFile(partial, to)
    return violated
  } finally {
    remove(partial)
  }
}

/** Replaces a closed database with a checked copy, which may come from an earlier release. Rejects an empty or foreign file. */
export async function restoreFile(from: string, to: string): Promise<CheckResult[]> {
  requireFile(from)
  requireOtherFile(from, to)
  mkdirSync(dirname(to), { recursive: true })
  requireStopped(to)
  const partial = `${to}.partial`
  remove(partial)
  try {
    // A copy of a running database has its latest commits in side files. SQLite makes the shared memory (-shm) anew.
    for (const ending of ['', '-wal', '-journal'])
      if (existsSync(from + ending)) copyFileSync(from + ending, partial + ending)
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
  requireDatabaseFile(file)
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

/** An interrupted start may leave an empty file. */
export function requireDatabaseFile(file: string): void {
  if (!statSync(file, { throwIfNoEntry: false })?.size) throw noDatabaseIn({ file })
}

function requireFile(file: string): void {
  if (!existsSync(file)) throw new Error(`File not found: ${file}`)
}

/** Neither `copy` nor its partial file may be a file of the database, which the rename would replace or `remove` would delete. */
function requireOtherFile(copy: string, database: string): void {
  const databaseFiles = ['', '.partial', ...SIDE_FILES].map((ending) => realPath(database) + ending)
  const paths = [copy, `${copy}.partial`]
  if (paths.some((path) => databaseFiles.some((file) => isSameFile(path, file))))
    throw new Error(`${copy} is a file of the database in use: choose another file.`)
}

function isSameFile(a: string, b: string): boolean {
  if (realPath(a) === realPath(b)) return true
  const [statsA, statsB] = [a, b].map((path) => statSync(path, { throwIfNoEntry: false }))
  return statsA !== undefined && statsA.ino === statsB?.ino && statsA.dev === statsB.dev
}

/** Follows links, also those of the folder of a file that does not exist. */
function realPath(path: string): string {
  if (existsSync(path)) return realpathSync(path)
  return existsSync(dirname(path)) ? join(realpathSync(dirname(path)), basename(path)) : path
}

function remove(file: string): void {
  removeSideFiles(file)
  rmSync(file, { force: true })
}

function removeSideFiles(file: string): void {
  for (const ending of SIDE_FILES) rmSync(file + ending, { force: true })
}
