import { accessSync, constants, mkdirSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from './app'
import { databaseAddress, migrate, openDatabase } from './db/database'
import { removeOldKeys } from './db/queries/idempotency-keys'
import { removeOldOtps } from './db/queries/otps'
import { removeExpiredTokens } from './db/queries/tokens'
import { ensureDemoData, holdsDemoData } from './demo-data/generate'
import { DEMO_PASSWORD, PERSONAS } from './demo-data/personas'
import { otpDelivery } from './otp-delivery'
import type { Settings } from './settings'
import { inMemory } from './throttle'

/** The longest search text, percent-encoded, fits an address. */
const MAX_HEADER_BYTES = 64 * 1024
/** Longer than clients and proxies keep a connection idle: a call that sets out while it is being closed is lost. */
const KEEP_ALIVE_MS = 130_000
const SWEEP_MS = 3600 * 1000

/** Told in one line, without a stack: the settings or the machine have to be changed. */
export class StartError extends Error {}

export interface RunningApi {
  url: string
  /** Lets requests under way finish, then closes the database. */
  close: () => Promise<void>
}

/** Opens and fills the database and listens. Port 0 is any free one. */
export async function startApi(settings: Settings): Promise<RunningApi> {
  const log = pino({ level: settings.logLevel, base: null })
  if (settings.databaseUrl === null) requireWritable(settings.dataDir)
  const db = openDatabase(databaseAddress(settings))
  await migrate(db)
  const demoData = settings.hasDemoData ? await ensureDemoData(db) : null
  if (demoData) log.info(demoData, 'demo data made')
  if (settings.hasDemoData) log.info({ personas: personaLines(), password: DEMO_PASSWORD }, 'demo associates')
  await sweep()
  const sweeping = setInterval(() => {
    sweep().catch((err: unknown) => log.error({ err }, 'old rows not removed'))
  }, SWEEP_MS).unref()

  // Codes of real people are shown nowhere, whatever DEMO_DATA says of a database that is theirs.
  const isDemo = settings.hasDemoData && (await holdsDemoData(db))
  const deliverOtp = otpDelivery({ webhookUrl: settings.otpWebhookUrl, isDemo, log })
  const counterOf = settings.isThrottled ? inMemory : null
  const { serviceKey, publicUrl } = settings
  const app = createApp({ db, log, serviceKey, publicUrl, deliverOtp, counterOf })
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
  )
  return {
    url: `http://${settings.host}:${port}`,
    close: async () => {
      clearInterval(sweeping)
      await stop(server)
      await db.destroy()
    },
  }

  async function sweep() {
    await removeExpiredTokens(db, new Date())
    await removeOldKeys(db, new Date())
    await removeOldOtps(db, new Date())
  }
}

function requireWritable(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be written (${(error as NodeJS.ErrnoException).code}).`)
  }
}

/** A connection that is busy now is kept alive for seconds once it has its answer, unless it is closed then. */
async function stop(server: ReturnType<typeof serve>): Promise<void> {
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
