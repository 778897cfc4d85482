import { pino } from 'pino'
import { env } from '~/env.server'

/** The portal's log. Callers pass names, path templates and counts, never query strings, bodies or tokens. */
export const log = pino({ level: env.logLevel, base: null })
