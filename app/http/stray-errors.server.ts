import type { Logger } from 'pino'

/**
 * Keeps the process alive after an error that nobody caught: it belongs to one request, and ending the process would break
 * everyone else's. A listener or an embedded API that fails ends it elsewhere.
 */
export function logStrayErrors(log: Logger) {
  process.on('uncaughtException', (err: unknown) => log.error({ err }, 'uncaught error'))
  process.on('unhandledRejection', (err: unknown) => log.error({ err }, 'unhandled rejection'))
}
