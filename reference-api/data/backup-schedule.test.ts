import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { temporaryFolder } from '../../tests/factories/temporary-folder'
import { createTestDatabase } from '../../tests/factories/test-database'
import { openDatabase } from '../db/database'
import { backupName } from './backup-files'
import { type BackupScheduleOptions, scheduleBackups } from './backup-schedule'

const HOUR_MS = 3600_000
/** Long enough for a backup to start, if the schedule wrongly starts one. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300))
let folder: string
let dir: string
let options: BackupScheduleOptions
let lines: string[]

beforeEach(async () => {
  folder = temporaryFolder()
  dir = join(folder, 'backups')
  mkdirSync(dir)
  lines = []
  await createTestDatabase(folder)
  const address = { file: join(folder, 'plot-partner.sqlite') }
  options = {
    db: openDatabase(address),
    address,
    dataDir: folder,
    backup: { dir, everyHours: 24, keep: 2, after: null },
    log: pino({ base: null }, { write: (line: string) => lines.push(line) }),
  }
})

afterEach(() => options.db.destroy())

const nameOfBackup = (hoursAgo: number) => backupName(new Date(Date.now() - hoursAgo * HOUR_MS), 'sqlite')
const writeEarlier = (...names: string[]) =>
  names.forEach((name) => writeFileSync(join(dir, name), 'earlier'))
const logged = (message: string) => vi.waitFor(() => expect(lines.join('')).toContain(message), 20_000)
/** Replaces the slow backup process in tests of the schedule. */
const writeCopy: BackupScheduleOptions['run'] = (_address, _dataDir, to) => {
  writeFileSync(to, 'new')
  return Promise.resolve([])
}

it('X065 after a restart, the next backup is due one interval after the newest backup', async () => {
  writeEarlier(nameOfBackup(23))
  const run = vi.fn(writeCopy)
  const schedule = scheduleBackups({ ...options, run })
  await settle()
  await schedule.close()
  expect(run).not.toHaveBeenCalled()

  const overdueSchedule = scheduleBackups({ ...options, backup: { ...options.backup, everyHours: 22 }, run })
  await logged('backup made')
  await overdueSchedule.close()
  expect(run).toHaveBeenCalledTimes(1)
})

it('X065 makes the next backup when it is due', async () => {
  const run = vi.fn(writeCopy)
  const everySecond = { ...options.backup, everyHours: 1 / 3600, keep: 1 }
  const schedule = scheduleBackups({ ...options, backup: everySecond, run })
  await vi.waitFor(() => expect(run.mock.calls.length).toBeGreaterThan(1), 15_000)
  await schedule.close()
  expect(readdirSync(dir)).toHaveLength(1)
})

it('X065 removes the oldest backups only after making a new one, and removes no other file', async () => {
  const [oldest, older, newer] = [nameOfBackup(99), nameOfBackup(75), nameOfBackup(51)]
  writeEarlier(oldest, older, newer, 'notes.txt', 'plot-partner.sqlite')
  let isDiskFull = true
  const run: BackupScheduleOptions['run'] = (...args) =>
    isDiskFull ? Promise.reject(new Error('The disk is full.')) : writeCopy(...args)
  const schedule = scheduleBackups({ ...options, run, retryMs: 200 })
  await logged('The disk is full.')
  expect(readdirSync(dir)).toHaveLength(5)
  isDiskFull = false
  await logged('backup made')
  await schedule.close()
  const names = readdirSync(dir)
  expect(names).toHaveLength(4)
  expect(names).toEqual(expect.arrayContaining([newer, 'notes.txt', 'plot-partner.sqlite']))
  expect(names).not.toContain(older)
})

it('X065 removes the unfinished file of an interrupted backup', async () => {
  writeEarlier(`${nameOfBackup(30)}.partial`, `${nameOfBackup(30)}.partial-journal`)
  const schedule = scheduleBackups({ ...options, run: writeCopy })
  await logged('backup made')
  await schedule.close()
  expect(readdirSync(dir)).toHaveLength(1)
})

it('X065 makes the next backup once and keeps it, even if an earlier backup has a future date from a wrong clock', async () => {
  const future = nameOfBackup(-48)
  writeEarlier(future)
  const run = vi.fn(writeCopy)
  const schedule = scheduleBackups({ ...options, backup: { ...options.backup, keep: 1 }, run })
  await logged('backup made')
  await settle()
  await schedule.close()
  expect(run).toHaveBeenCalledTimes(1)
  expect(readdirSync(dir)).toHaveLength(2)
  expect(readdirSync(dir)).toContain(future)
})

it('X065 runs the command of the firm with the new backup, and logs its failure without another backup', async () => {
  const copy = join(folder, 'elsewhere')
  const after = `cp "$BACKUP_FILE" ${copy} && exit 3`
  const run = vi.fn(writeCopy)
  const schedule = scheduleBackups({ ...options, backup: { ...options.backup, after }, run, retryMs: 200 })
  await logged('backup not copied')
  await settle()
  await schedule.close()
  expect(readFileSync(copy, 'utf8')).toBe('new')
  expect(lines.join('')).toContain('BACKUP_AFTER ended with code 3.')
  expect(run).toHaveBeenCalledTimes(1)
})

it('X065 closing ends a running backup and logs no failure', async () => {
  const run = vi.fn<NonNullable<BackupScheduleOptions['run']>>(
    (_address, _dataDir, _to, signal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('The backup was ended.')))
      }),
  )
  const schedule = scheduleBackups({ ...options, run })
  await vi.waitFor(() => expect(run).toHaveBeenCalled())
  await schedule.close()
  expect(run).toHaveBeenCalledTimes(1)
  expect(lines).toEqual([])
})
