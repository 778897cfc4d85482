import { pino } from 'pino'
import { env } from '../env.server'

/** The portal's log. Callers never pass query strings, bodies or tokens. */
export const log = pino({ level: env.logLevel, base: null })
