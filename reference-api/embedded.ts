import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { SPECIFIED_DIGITS } from '../app/domain/otp'
import { startThread } from '../app/files/start-thread'

interface EmbeddedApi {
  url: string
  close: () => Promise<void>
}

type Started = { type: 'ready'; url: string } | { type: 'refused'; reason: string }

/**
 * Starts the reference API in a worker thread and waits until it listens. Ends the process if the API refuses to start. Call before the
 * portal is loaded, because it reads the settings then.
 */
export async function startEmbeddedApi(log: Logger): Promise<EmbeddedApi> {
  // By default only the portal and the API know the key.
  if (!process.env.API_SERVICE_KEY_FILE) process.env.API_SERVICE_KEY ||= randomBytes(24).toString('base64url')
  process.env.API_IDEMPOTENCY = 'true'
  process.env.OTP_DIGITS ||= String(SPECIFIED_DIGITS)
  const worker = startThread('reference-api/worker')
  const url = await new Promise<string>((resolve, reject) => {
    worker.once('error', reject)
    worker.once('exit', (code) =>
      reject(new Error(`The embedded API stopped while starting (exit code ${code}).`)),
    )
    worker.once('message', (message: Started) => {
      if (message.type === 'ready') return resolve(message.url)
      log.fatal(message.reason)
      process.exit(1)
    })
  })
  worker.removeAllListeners()
  // After the exit, a supervisor can restart portal and API.
  worker.on('error', (error) => {
    log.fatal({ err: error }, 'embedded API failed')
    process.exit(1)
  })
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
  return {
    url,
    close: async () => {
      worker.postMessage({ type: 'close' })
      await exited
    },
  }
}
