import type { Logger } from 'pino'

/** The process continues, because an exit would break all requests in progress. */
export function logStrayErrors(log: Logger) {
  process.on('uncaughtException', (err: unknown) => log.error({ err }, 'uncaught error'))
  process.on('unhandledRejection', (err: unknown) => log.error({ err }, 'unhandled rejection'))
}
