import type { Logger } from 'pino'

/** Keeps the process running: an uncaught error belongs to one request, and an exit would break all others. */
export function logStrayErrors(log: Logger) {
  process.on('uncaughtException', (err: unknown) => log.error({ err }, 'uncaught error'))
  process.on('unhandledRejection', (err: unknown) => log.error({ err }, 'unhandled rejection'))
}
