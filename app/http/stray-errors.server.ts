import type { Logger } from 'pino'

/** An uncaught error belongs to one request. An exit would break all other requests. */
export function logStrayErrors(log: Logger) {
  process.on('uncaughtException', (err: unknown) => log.error({ err }, 'uncaught error'))
  process.on('unhandledRejection', (err: unknown) => log.error({ err }, 'unhandled rejection'))
}
