import { join } from 'node:path'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { DatabaseAddress } from '../db/database'
import { isSqlite } from '../db/dialect'
import type { Database } from '../schema'
import type { BackupSettings } from '../settings'
import { backupName, newestBackupAt, removeOldBackups, removePartialBackups } from './backup-files'
import { runAfterBackup, runBackup } from './data-process'
import { lastBackupAt, takeBackupTurn } from './backup-turn'

const HOUR_MS = 3600_000
const RETRY_MS = 15 * 60_000

export interface BackupScheduleOptions {
  db: Kysely<Database>
  address: DatabaseAddress
  dataDir: string
  backup: BackupSettings
  log: Logger
  run?: typeof runBackup
  retryMs?: number
}

export interface BackupSchedule {
  /** Ends a running backup. The next backup removes the unfinished file. */
  close: () => Promise<void>
}

/** Makes a backup when the last one is too old, even after a restart. Logs a failure and tries again later. */
export function scheduleBackups({
  db,
  address,
  dataDir,
  backup: { dir, everyHours, keep, after },
  log,
  run = runBackup,
  retryMs = RETRY_MS,
}: BackupScheduleOptions): BackupSchedule {
  const everyMs = everyHours * HOUR_MS
  const stop = new AbortController()
  let timer = setTimeout(tick, 0)
  let running = Promise.resolve()
  return {
    close: async () => {
      stop.abort()
      clearTimeout(timer)
      await running
    },
  }

  function tick() {
    running = backUpIfDue().then(scheduleNextTick, (err: unknown) => {
      if (!stop.signal.aborted) log.error({ err }, 'backup failed')
      scheduleNextTick(retryMs)
    })
  }

  function scheduleNextTick(waitMs: number) {
    if (!stop.signal.aborted) timer = setTimeout(tick, waitMs).unref()
  }

  async function backUpIfDue(): Promise<number> {
    const waitMs = await msUntilDue()
    if (waitMs > 0) return waitMs
    if (isSqlite(db)) await backUp()
    else {
      const hadTurn = await takeBackupTurn(db, async () => ((await msUntilDue()) > 0 ? null : backUp()))
      if (!hadTurn) return Math.min(retryMs, everyMs)
    }
    return msUntilDue()
  }

  async function msUntilDue(): Promise<number> {
    const lastAt = isSqlite(db) ? newestBackupAt(dir) : await lastBackupAt(db)
    const sinceMs = lastAt ? Date.now() - lastAt.getTime() : Infinity
    // A future time in PostgreSQL comes from a wrong clock, so the next backup is due now.
    return sinceMs < 0 ? 0 : Math.max(0, everyMs - sinceMs)
  }

  /** The backup is made, so a failure makes no other: the next backup runs the command again. */
  async function copyElsewhere(command: string, file: string) {
    try {
      // A command that hangs must not prevent the next backup.
      await runAfterBackup(command, file, { signal: stop.signal, timeoutMs: everyMs })
      log.info({ backup: file }, 'backup copied')
    } catch (err) {
      if (!stop.signal.aborted) log.error({ err }, 'backup not copied')
    }
  }

  async function backUp(): Promise<Date> {
    const at = new Date()
    const name = backupName(at, isSqlite(db) ? 'sqlite' : 'dump')
    removePartialBackups(dir)
    const warnings = await run(address, dataDir, join(dir, name), stop.signal)
    removeOldBackups(dir, keep)
    log.info({ backup: name, ms: Date.now() - at.getTime(), warnings }, 'backup made')
    if (after) await copyElsewhere(after, join(dir, name))
    return at
  }
}
