import { accessSync, constants, mkdirSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { serveMetrics } from '../app/telemetry/metrics-server.server'
import { createApp } from './app'
import { type BackupSchedule, scheduleBackups } from './data/backup-schedule'
import { runImport } from './data/data-process'
import { hasDumpProgram } from './data/postgres-dump'
import { type DatabaseAddress, databaseAddress, migrate, openDatabase } from './db/database'
import { explainDatabaseError } from './db/explain-error'
import { holdsUsers } from './db/queries/associates'
import { forgetUploads } from './db/queries/office-imports'
import { removeOldEvents } from './db/queries/events'
import { removeExpiredKeys } from './db/queries/idempotency-keys'
import { removeExpiredOtps } from './db/queries/otps'
import { removeExpiredTokens } from './db/queries/tokens'
import { ensureDemoData, holdsDemoData } from './demo-data/generate'
import { DEMO_PASSWORD, PERSONAS } from './demo-data/personas'
import { apiMetrics } from './metrics'
import { startAlertSender } from './alerts/sender'
import { startEventSender } from './events/sender'
import { freeBytesOf } from './disk-watch'
import { createOtpDelivery } from './otp-delivery'
import type { Settings } from './settings'
import { StartError } from './start-error'
import { createMemoryCounter } from './throttle'

/** A URL with the longest search text, percent-encoded, is shorter than this. */
const MAX_HEADER_BYTES = 64 * 1024
/** Clients and proxies usually close idle connections earlier: if the server closed one first, a call sent at that moment would be lost. */
const KEEP_ALIVE_MS = 130_000
const CLEANUP_INTERVAL_MS = 3600 * 1000

const ADD_DATA = 'To add people, run the data command `import` or `user add` (docs/operations.md).'
const CHOOSE_DATA = `There is no data yet. Set DEMO_DATA=true to try the portal with invented people whose password is public, DEMO_DATA=false to start empty, or API_BASE_URL to use your upstream. ${ADD_DATA}`

interface RunningApi {
  url: string
  /** Finishes running requests, then closes the database. */
  close: () => Promise<void>
}

/** Migrates and opens the database, fills an empty one if demo data are wanted, then listens. Port 0 picks a free port. */
export async function startApi(settings: Settings): Promise<RunningApi> {
  const log = pino({ level: settings.logLevel, base: null })
  if (settings.databaseUrl === null) requireWritable('DATA_DIR', settings.dataDir)
  if (settings.backup) requireWritable('BACKUP_DIR', settings.backup.dir)
  const address = databaseAddress(settings)
  await migrateWithoutTimeouts(address).catch((error: unknown) => {
    throw explainDatabaseError(error, address)
  })
  const db = openDatabase(address)
  const staysEmpty = !settings.hasDemoData && !(await holdsUsers(db))
  if (staysEmpty && settings.mustChooseData) {
    await db.destroy()
    throw new StartError(CHOOSE_DATA)
  }
  if (staysEmpty) log.warn(`The database is empty: nobody can log in. ${ADD_DATA}`)
  const demoData = settings.hasDemoData ? await ensureDemoData(db) : null
  if (demoData) log.info(demoData, 'demo data generated')
  if (settings.hasDemoData) log.info({ personas: personaLines(), password: DEMO_PASSWORD }, 'demo associates')
  await cleanUp()
  const cleanup = setInterval(() => void cleanUp(), CLEANUP_INTERVAL_MS).unref()

  // DEMO_DATA alone must not reveal codes, because the people in the database may be real.
  const isDemo = settings.hasDemoData && (await holdsDemoData(db))
  const deliverOtp = createOtpDelivery({ ways: settings.otpWays, isDemo, log })
  const createCounter = settings.isThrottled ? createMemoryCounter : null
  const { serviceKey, publicUrl, eventsWebhook, hasOffice } = settings
  const freeBytes = settings.databaseUrl === null ? () => freeBytesOf(settings.dataDir) : null
  const recordsEvents = eventsWebhook !== null
  const countRequest = settings.metricsPort ? apiMetrics() : undefined
  const counts = { createCounter, countRequest }
  const otp = { deliverOtp, otpDigits: settings.otpDigits, mailsCodes: settings.otpWays.smtp !== null }
  const app = createApp({
    db,
    log,
    serviceKey,
    publicUrl,
    recordsEvents,
    hasOffice,
    runImport: (folder, isDryRun) => runImport(address, settings.dataDir, folder, isDryRun),
    freeBytes,
    ...otp,
    ...counts,
  })
  const { server, port } = await new Promise<{ server: ReturnType<typeof serve>; port: number }>(
    (resolve, reject) => {
      const server = serve(
        {
          fetch: app.fetch,
          hostname: settings.host,
          port: settings.port,
          serverOptions: { maxHeaderSize: MAX_HEADER_BYTES, keepAliveTimeout: KEEP_ALIVE_MS },
        },
        (address) => resolve({ server, port: address.port }),
      )
      server.once('error', reject)
    },
  ).catch(giveUp('API_PORT', settings.port))
  const metrics = settings.metricsPort
    ? await serveMetrics(settings.metricsPort, settings.host).catch(async (error: NodeJS.ErrnoException) => {
        await closeServer(server)
        return giveUp('METRICS_PORT', settings.metricsPort)(error)
      })
    : null
  const backups = startBackups()
  const eventSender = eventsWebhook && startEventSender({ db, log, webhook: eventsWebhook })
  const alertSender = startAlertSender({ db, log, isDemo, ways: settings.alertWays })
  return {
    url: `http://${settings.host}:${port}`,
    close: async () => {
      clearInterval(cleanup)
      metrics?.close()
      await backups?.close()
      await Promise.all([eventSender?.close(), alertSender.close(), closeServer(server)])
      await db.destroy()
    },
  }

  function giveUp(name: string, port: number | null) {
    return async ({ code = '', message }: NodeJS.ErrnoException): Promise<never> => {
      clearInterval(cleanup)
      await db.destroy()
      throw new StartError(`${name} ${port} on ${settings.host} cannot be used (${code || message}).`)
    }
  }

  function startBackups(): BackupSchedule | null {
    const { backup, databaseUrl, dataDir } = settings
    if (!backup) return null
    if (!databaseUrl || hasDumpProgram()) return scheduleBackups({ db, address, dataDir, backup, log })
    log.warn('No backups are made: install pg_dump here, or back up PostgreSQL by other means.')
    return null
  }

  /** Logs a failure, because an import on SQLite that holds the write lock must not stop the start. */
  async function cleanUp() {
    try {
      await removeExpiredTokens(db, new Date())
      await removeExpiredKeys(db, new Date())
      await removeExpiredOtps(db, new Date())
      await removeOldEvents(db, new Date())
      await forgetUploads(db, new Date())
    } catch (err) {
      log.error({ err }, 'cleanup of expired rows failed')
    }
  }
}

/** A migration of a large database may take longer than the timeouts of calls. */
async function migrateWithoutTimeouts(address: DatabaseAddress) {
  const db = openDatabase(address, { withoutTimeouts: true })
  await migrate(db).finally(() => db.destroy())
}

function requireWritable(setting: string, folder: string) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`${setting} ${folder} cannot be written (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** Closes idle connections repeatedly, because a busy connection becomes idle after the response. */
async function closeServer(server: ReturnType<typeof serve>): Promise<void> {
  const closing = setInterval(closeIdle, 50)
  await new Promise((resolve) => {
    server.close(resolve)
    closeIdle()
  })
  clearInterval(closing)

  function closeIdle() {
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  }
}

function personaLines(): string[] {
  return PERSONAS.map(({ key, mobile }) => `${key} ${mobile}`)
}
