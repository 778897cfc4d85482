import { z } from 'zod'

const withDefault = (fallback: string) =>
  z
    .string()
    .optional()
    .transform((value) => value?.trim() || fallback)

/** The message never quotes the value: settings hold secrets. */
const oneOf = <Value extends string>(values: readonly [Value, ...Value[]], message: string) =>
  z.enum(values, { errorMap: () => ({ message }) })

const httpUrl = withDefault('').refine(
  (url) => url === '' || (/^https?:/i.test(url) && URL.canParse(url)),
  'must be an http or https URL',
)

const DEFAULT_BACKUP_HOURS = 24
const DEFAULT_BACKUPS_KEPT = 14
/** The longest timer of Node is 24.8 days. */
const MAX_BACKUP_HOURS = 500

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const Settings = z
  .object({
    NODE_ENV: withDefault(''),
    API_PORT: withDefault('3001').pipe(z.coerce.number().int().min(0).max(65_535)),
    METRICS_PORT: withDefault('0').pipe(z.coerce.number().int().min(0).max(65_535)),
    HOST: withDefault('127.0.0.1'),
    DATA_DIR: withDefault('.data'),
    DATABASE_URL: withDefault('').refine(
      (url) => url === '' || (/^postgres(ql)?:/i.test(url) && URL.canParse(url)),
      'must be a postgres or postgresql URL',
    ),
    DEMO_DATA: withDefault('').pipe(oneOf(['true', 'false', ''], 'must be true or false')),
    API_SERVICE_KEY: withDefault(''),
    API_PUBLIC_URL: httpUrl,
    OTP_WEBHOOK_URL: httpUrl,
    BACKUP_DIR: withDefault(''),
    BACKUP_EVERY_HOURS: withDefault(String(DEFAULT_BACKUP_HOURS)).pipe(
      z.coerce.number().positive().max(MAX_BACKUP_HOURS),
    ),
    BACKUP_KEEP: withDefault(String(DEFAULT_BACKUPS_KEPT)).pipe(z.coerce.number().int().positive()),
    THROTTLE: withDefault('true').pipe(oneOf(['true', 'false'], 'must be true or false')),
    LOG_LEVEL: withDefault('info').pipe(oneOf(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  })
  .transform((env) => ({
    port: env.API_PORT,
    /** Null: none are served. */
    metricsPort: env.METRICS_PORT || null,
    host: env.HOST,
    dataDir: env.DATA_DIR,
    /** Null: a SQLite file in the data directory. */
    databaseUrl: env.DATABASE_URL || null,
    hasDemoData: env.DEMO_DATA === '' ? env.NODE_ENV !== 'production' : env.DEMO_DATA === 'true',
    /** Production has no default: demo people share a password that everybody knows. */
    mustChooseData: env.DEMO_DATA === '' && env.NODE_ENV === 'production',
    serviceKey: env.API_SERVICE_KEY || null,
    publicUrl: env.API_PUBLIC_URL || null,
    otpWebhookUrl: env.OTP_WEBHOOK_URL || null,
    /** Null: none are scheduled. */
    backup: env.BACKUP_DIR
      ? { dir: env.BACKUP_DIR, everyHours: env.BACKUP_EVERY_HOURS, keep: env.BACKUP_KEEP }
      : null,
    isThrottled: env.THROTTLE === 'true',
    logLevel: env.LOG_LEVEL,
  }))

export type Settings = z.output<typeof Settings>
export type BackupSettings = NonNullable<Settings['backup']>

export function readSettings(source: NodeJS.ProcessEnv): Settings {
  const parsed = Settings.safeParse(source)
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The settings cannot be used. ${names.join('; ')}`)
}
