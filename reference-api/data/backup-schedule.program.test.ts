import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { backupRunner } from '../../tests/factories/backup-process'
import { temporaryFolder } from '../../tests/factories/temporary-folder'
import { createTestDatabase } from '../../tests/factories/test-database'
import { openDatabase } from '../db/database'
import { scheduleBackups } from './backup-schedule'

it('X065 makes the first backup at once, and the backup opens as a database', async () => {
  const folder = temporaryFolder()
  const dir = join(folder, 'backups')
  mkdirSync(dir)
  await createTestDatabase(folder)
  const address = { file: join(folder, 'plot-partner.sqlite') }
  const db = openDatabase(address)
  let lines = ''
  const log = pino({ base: null }, { write: (line: string) => (lines += line) })
  const backup = { dir, everyHours: 24, keep: 2, after: null }
  const run = await backupRunner()
  const schedule = scheduleBackups({ db, address, dataDir: folder, backup, log, run })
  await vi.waitFor(() => expect(lines).toContain('backup made'), 20_000)
  await schedule.close()
  const [name = '', ...others] = readdirSync(dir)
  expect([name, others]).toEqual([expect.stringMatching(/^plot-partner-\d{4}-.*Z\.sqlite$/), []])
  const copy = openDatabase({ file: join(dir, name) })
  expect(await copy.selectFrom('associates').select('id').execute()).toEqual([])
  await copy.destroy()
  await db.destroy()
})
