import { z } from 'zod/v4'
import { LOG_LEVELS } from '../app/domain/log-levels'
import { MAX_DIGITS, SPECIFIED_DIGITS } from '../app/domain/otp'
import { withSecretFiles } from '../app/domain/secret-files.server'
import { smsFaults } from './delivery/sms'
import { isWebhookSecret } from './events/message'
import { StartError } from './start-error'

const withDefault = (fallback: string) =>
  z
    .string()
    .optional()
    .transform((value) => value?.trim() || fallback)

/** `message` must not quote the value, because some settings are secrets. */
const oneOf = <Value extends string>(values: readonly Value[], message: string) => z.enum(values, message)

const httpUrl = withDefault('').refine(
  (url) => url === '' || (/^https?:/i.test(url) && URL.canParse(url)),
  'must be an http or https URL',
)

const DEFAULT_BACKUP_HOURS = 24
const DEFAULT_BACKUPS_KEPT = 14
/** The longest timer of Node is 24.8 days. */
const MAX_BACKUP_HOURS = 500

const smtpUrl = withDefault('').refine(
  (url) => url === '' || (/^smtps?:\/\//i.test(url) && URL.canParse(url) && new URL(url).hostname !== ''),
  'must be an smtp or smtps URL',
)

const ADDRESS = String.raw`[^\s<>@,]+@[^\s<>@,]+`
const sender = withDefault('').refine(
  (from) => from === '' || new RegExp(`^(${ADDRESS}|[^<>@\r\n]+<${ADDRESS}>)$`).test(from),
  'must be an email address, or a name with the address in angle brackets',
)

const OTP_SMS = { prefix: 'OTP_SMS', sample: { mobile: '9000000001', code: '012345' } }
const ALERT_SMS = { prefix: 'ALERT_SMS', sample: { mobile: '9000000001', change: 'mobile number' } }

const Settings = z
  .object({
    NODE_ENV: withDefault(''),
    API_PORT: withDefault('3001').pipe(z.coerce.number<string>().int().min(0).max(65_535)),
    METRICS_PORT: withDefault('0').pipe(z.coerce.number<string>().int().min(0).max(65_535)),
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
    OTP_DIGITS: withDefault(String(SPECIFIED_DIGITS)).pipe(
      z.coerce.number<string>().int().min(SPECIFIED_DIGITS).max(MAX_DIGITS),
    ),
    BACKUP_DIR: withDefault(''),
    BACKUP_EVERY_HOURS: withDefault(String(DEFAULT_BACKUP_HOURS)).pipe(
      z.coerce.number<string>().positive().max(MAX_BACKUP_HOURS),
    ),
    BACKUP_AFTER: withDefault(''),
    BACKUP_KEEP: withDefault(String(DEFAULT_BACKUPS_KEPT)).pipe(z.coerce.number<string>().int().positive()),
    OTP_SMTP_URL: smtpUrl,
    OTP_SMTP_FROM: sender,
    OTP_SMS_URL: withDefault(''),
    OTP_SMS_BODY: withDefault(''),
    ALERT_SMS_URL: withDefault(''),
    ALERT_SMS_BODY: withDefault(''),
    ALERT_WEBHOOK_URL: httpUrl,
    PRODUCT_NAME: withDefault(''),
    SUPPORT_CONTACT: withDefault(''),
    EVENTS_WEBHOOK_URL: httpUrl,
    EVENTS_WEBHOOK_SECRET: withDefault('').refine(
      (secret) => secret === '' || isWebhookSecret(secret),
      'must be whsec_ and 24 to 64 random bytes in base64',
    ),
    OFFICE: withDefault('true').pipe(oneOf(['true', 'false'], 'must be true or false')),
    THROTTLE: withDefault('true').pipe(oneOf(['true', 'false'], 'must be true or false')),
    LOG_LEVEL: withDefault('info').pipe(oneOf(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  })
  .superRefine((env, context) => {
    const refuse = (name: string, message: string) =>
      context.addIssue({ code: 'custom', path: [name], message })
    if (env.OTP_SMTP_URL && !env.OTP_SMTP_FROM) refuse('OTP_SMTP_FROM', 'is needed with OTP_SMTP_URL')
    if (env.OTP_SMTP_FROM && !env.OTP_SMTP_URL) refuse('OTP_SMTP_FROM', 'needs OTP_SMTP_URL')
    if (env.EVENTS_WEBHOOK_URL && !env.EVENTS_WEBHOOK_SECRET)
      refuse('EVENTS_WEBHOOK_SECRET', 'is needed with EVENTS_WEBHOOK_URL')
    if (env.EVENTS_WEBHOOK_SECRET && !env.EVENTS_WEBHOOK_URL)
      refuse('EVENTS_WEBHOOK_SECRET', 'needs EVENTS_WEBHOOK_URL')
    const faults = [
      ...smsFaults({ ...OTP_SMS, url: env.OTP_SMS_URL, body: env.OTP_SMS_BODY }),
      ...smsFaults({ ...ALERT_SMS, url: env.ALERT_SMS_URL, body: env.ALERT_SMS_BODY }),
    ]
    for (const [name, reason] of faults) refuse(name, reason)
  })
  .transform((env) => {
    const firmName = env.PRODUCT_NAME || null
    const smtp = env.OTP_SMTP_URL ? { url: env.OTP_SMTP_URL, from: env.OTP_SMTP_FROM } : null
    return {
      port: env.API_PORT,
      /** If null, no metrics are served. */
      metricsPort: env.METRICS_PORT || null,
      host: env.HOST,
      dataDir: env.DATA_DIR,
      /** If null, the data are in a SQLite file in the data directory. */
      databaseUrl: env.DATABASE_URL || null,
      hasDemoData: env.DEMO_DATA === '' ? env.NODE_ENV !== 'production' : env.DEMO_DATA === 'true',
      /** True if DEMO_DATA is missing in production: it has no default there, because demo people share a public password. */
      mustChooseData: env.DEMO_DATA === '' && env.NODE_ENV === 'production',
      serviceKey: env.API_SERVICE_KEY || null,
      publicUrl: env.API_PUBLIC_URL || null,
      /** If null, no backups are scheduled. */
      backup: env.BACKUP_DIR
        ? {
            dir: env.BACKUP_DIR,
            everyHours: env.BACKUP_EVERY_HOURS,
            keep: env.BACKUP_KEEP,
            after: env.BACKUP_AFTER || null,
          }
        : null,
      otpWays: {
        smtp: smtp && { ...smtp, firmName },
        sms: env.OTP_SMS_URL ? { url: env.OTP_SMS_URL, body: env.OTP_SMS_BODY || null } : null,
        webhookUrl: env.OTP_WEBHOOK_URL || null,
      },
      alertWays: {
        smtp,
        sms: env.ALERT_SMS_URL ? { url: env.ALERT_SMS_URL, body: env.ALERT_SMS_BODY || null } : null,
        webhookUrl: env.ALERT_WEBHOOK_URL || null,
        firmName,
        contact: env.SUPPORT_CONTACT || null,
      },
      otpDigits: env.OTP_DIGITS,
      /** If null, events are neither recorded nor sent. */
      eventsWebhook: env.EVENTS_WEBHOOK_URL
        ? { url: env.EVENTS_WEBHOOK_URL, secret: env.EVENTS_WEBHOOK_SECRET }
        : null,
      /** False turns the office desk off. */
      hasOffice: env.OFFICE === 'true',
      isThrottled: env.THROTTLE === 'true',
      logLevel: env.LOG_LEVEL,
    }
  })

export type Settings = z.output<typeof Settings>
export type BackupSettings = NonNullable<Settings['backup']>

export function readSettings(source: NodeJS.ProcessEnv): Settings {
  const parsed = Settings.safeParse(secretsOf(source))
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new StartError(`The settings cannot be used. ${names.join('; ')}`)
}

function secretsOf(source: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  try {
    return withSecretFiles(source)
  } catch (error) {
    throw new StartError((error as Error).message)
  }
}
