import fs, { copyFileSync, existsSync, linkSync, readdirSync, symlinkSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDemoDatabase } from '../../tests/factories/demo-database'
import { rowsOf, setRows } from '../../tests/factories/rows'
import { temporaryFolder } from '../../tests/factories/temporary-folder'
import { openDatabase } from '../db/database'
import { checkDatabase } from './check'
import { backUpFile, resetFile, restoreFile } from './sqlite-file'

const DEMO_NOTIFICATIONS = 45

let folder: string
let file: string
let copy: string
let db: ReturnType<typeof openDatabase>

beforeEach(async () => {
  folder = temporaryFolder()
  file = join(folder, 'plot-partner.sqlite')
  copy = join(folder, 'copy')
  await createDemoDatabase(folder, '2026-11-21')
  db = openDatabase({ file })
  // SQLite opens the file at the first read.
  await db.selectFrom('notifications').select('id').executeTakeFirst()
})

afterEach(() => db.destroy())

const violatedChecks = async () =>
  (await checkDatabase(db)).filter(({ violations }) => violations > 0).map(({ name }) => name)

it('a backup of a database in use restores deleted rows, and restore requires a stopped server', async () => {
  await backUpFile(file, copy)
  await db.deleteFrom('notifications').execute()
  await expect(restoreFile(copy, file)).rejects.toThrow('stop the server')
  await db.destroy()
  await restoreFile(copy, file)
  db = openDatabase({ file })
  expect(await rowsOf(db, 'notifications')).toHaveLength(DEMO_NOTIFICATIONS)
})

it('X065 a backup to a file of the database, by any of its names, changes nothing', async () => {
  symlinkSync(file, join(folder, 'symlink'))
  symlinkSync(folder, join(folder, 'here'))
  linkSync(file, join(folder, 'hard-link'))
  linkSync(file, join(folder, 'linked.partial'))
  const names = [
    'symlink',
    'hard-link',
    'linked',
    'here/plot-partner.sqlite',
    'here/plot-partner.sqlite-journal',
  ]
  const endings = ['', '-wal', '-shm', '-journal', '.partial']
  const paths = [
    relative('.', file),
    ...endings.map((end) => file + end),
    ...names.map((name) => join(folder, name)),
  ]
  const files = readdirSync(folder)
  for (const path of paths)
    await expect(backUpFile(file, path), path).rejects.toThrow(
      `${path} is a file of the database in use: choose another file.`,
    )
  expect(readdirSync(folder)).toEqual(files)
  expect(await rowsOf(db, 'notifications')).toHaveLength(DEMO_NOTIFICATIONS)
})

it('X065 a restore from the partial file of the database keeps that file', async () => {
  await db.destroy()
  const partial = `${file}.partial`
  copyFileSync(file, partial)
  await expect(restoreFile(partial, file)).rejects.toThrow('choose another file')
  expect(existsSync(partial)).toBe(true)
  db = openDatabase({ file })
})

it('X065 a restore includes the commits in the write-ahead log of the copy', async () => {
  await db.deleteFrom('notifications').execute()
  for (const ending of ['', '-wal']) copyFileSync(file + ending, copy + ending)
  await db.destroy()
  await restoreFile(copy, file)
  db = openDatabase({ file })
  expect(await rowsOf(db, 'notifications')).toEqual([])
  expect(readdirSync(folder).filter((name) => name.startsWith('copy'))).toEqual(['copy', 'copy-wal'])
})

it('X065 a backup removes the write-ahead log of an earlier file with its name', async () => {
  await db.deleteFrom('notifications').execute()
  copyFileSync(`${file}-wal`, `${copy}-wal`)
  await backUpFile(file, copy)
  expect(existsSync(`${copy}-wal`)).toBe(false)
})

it('a restore that is interrupted before the replacement leaves the database unchanged', async () => {
  await backUpFile(file, copy)
  await db.deleteFrom('notifications').execute()
  await db.destroy()
  const rename = vi.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw new Error('interrupted')
  })
  syncBuiltinESMExports()
  try {
    await expect(restoreFile(copy, file)).rejects.toThrow('interrupted')
  } finally {
    rename.mockRestore()
    syncBuiltinESMExports()
  }
  expect(readdirSync(folder).sort()).toEqual(['copy', 'plot-partner.sqlite'])
  db = openDatabase({ file })
  expect(await rowsOf(db, 'notifications')).toEqual([])
  expect(await violatedChecks()).toEqual([])
})

it('an inconsistent backup replaces nothing, and reset requires a stopped server', async () => {
  await backUpFile(file, copy)
  const copyDb = openDatabase({ file: copy })
  await setRows(copyDb, 'all_receipts', { id: 1 }, { net_rupees: 1 })
  await copyDb.destroy()
  expect(() => resetFile(file)).toThrow('stop the server')
  await db.destroy()
  await expect(restoreFile(copy, file)).rejects.toThrow('Inconsistent data')
  db = openDatabase({ file })
  expect(await violatedChecks()).toEqual([])
  await db.destroy()
  resetFile(file)
  expect(existsSync(file)).toBe(false)
  db = openDatabase({ file })
})
