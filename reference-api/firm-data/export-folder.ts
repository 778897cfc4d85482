import { closeSync, createWriteStream, fsyncSync, openSync, renameSync } from 'node:fs'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { stringify } from 'csv-stringify/sync'
import { type Kysely, sql } from 'kysely'
import { isSqlite } from '../db/dialect'
import type { Database } from '../schema'
import { cellsOf, type CsvFile, headerOf } from './csv-file'
import { exportedMedia, type ExportedRows, exportedRows } from './exported-rows'
import { FILES } from './files'
import { MEDIA_FOLDER, PARTIAL_FOLDER } from './row-source'

/** Writes every CSV file and the media. A failed export leaves the folder as it was. Returns the number of rows by file. */
export async function exportFolder(db: Kysely<Database>, folder: string): Promise<Map<string, number>> {
  const partial = join(folder, PARTIAL_FOLDER)
  await rm(partial, { recursive: true, force: true })
  await mkdir(join(partial, MEDIA_FOLDER), { recursive: true })
  const counts = await writeFiles(db, partial).catch(async (error: unknown) => {
    await rm(partial, { recursive: true })
    throw error
  })
  await mkdir(join(folder, MEDIA_FOLDER), { recursive: true })
  for (const name of await readdir(join(partial, MEDIA_FOLDER)))
    publishFile(join(partial, MEDIA_FOLDER, name), join(folder, MEDIA_FOLDER, name))
  for (const name of counts.keys()) publishFile(join(partial, name), join(folder, name))
  // Removed last: an import refuses a folder in which some files are not replaced yet.
  await rm(partial, { recursive: true })
  return counts
}

/** Writes from one snapshot. */
async function writeFiles(db: Kysely<Database>, folder: string): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  await inSnapshot(db, async (snapshot) => {
    for (const file of FILES)
      counts.set(file.name, await writeFileOf(folder, file, exportedRows(snapshot, file)))
  })
  // This runs after the snapshot, because the first read of a demo picture stores the picture.
  for await (const { name, content } of exportedMedia(db))
    await writeFile(join(folder, MEDIA_FOLDER, name), content)
  return counts
}

/** Also writes a file without rows, because an earlier export may have left rows in the folder. */
async function writeFileOf(folder: string, file: CsvFile, batches: ExportedRows): Promise<number> {
  let rowCount = 0
  const texts = async function* () {
    yield headerOf(file)
    for await (const batch of batches) {
      rowCount += batch.length
      yield stringify(batch.map((row) => cellsOf(file, row)))
    }
  }
  await pipeline(texts, createWriteStream(join(folder, file.name)))
  return rowCount
}

/** Lets `read` see consistent data while other processes write. */
async function inSnapshot(
  db: Kysely<Database>,
  read: (db: Kysely<Database>) => Promise<void>,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql
      .raw(isSqlite(db) ? 'begin' : 'begin isolation level repeatable read read only')
      .execute(connection)
    try {
      await read(connection)
    } finally {
      await sql`commit`.execute(connection)
    }
  })
}

/** Syncs a finished file to disk before the rename, so that `to` never names a partial file. */
export function publishFile(partial: string, to: string): void {
  flush(partial)
  renameSync(partial, to)
  flush(dirname(to))
}

function flush(path: string) {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
