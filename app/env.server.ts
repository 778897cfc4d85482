import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod/v4'
import { CAPABILITIES, type Capability } from '~/domain/capabilities'
import { LOG_LEVELS } from '~/domain/log-levels'
import { MAX_DIGITS, SPECIFIED_DIGITS } from '~/domain/otp'
import { withSecretFiles } from '~/domain/secret-files.server'
import { isLanguage, LANGUAGES } from '~/messages/languages'

const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined)

const withDefault = (fallback: string) => optional.transform((value) => value ?? fallback)

const webAddress = optional.pipe(
  z
    .string()
    .url()
    .regex(/^https?:/i, 'must begin with http: or https:')
    .optional(),
)

const redisAddress = optional.pipe(
  z
    .string()
    .regex(/^rediss?:\/\/[^/]/i, 'must begin with redis:// or rediss://')
    .url()
    .optional(),
)

/** Comma-separated origins; paths are ignored. */
const origins = withDefault('').transform((list, context) =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
    .map((address) => {
      if (URL.canParse(address) && /^https?:/i.test(address)) return new URL(address).origin
      context.addIssue({ code: 'custom', message: 'must be addresses that begin with http: or https:' })
      return z.NEVER
    }),
)

const oneLine = (length: number) =>
  optional.pipe(
    z
      .string()
      .max(length, `must not exceed ${length} characters`)
      .regex(/^\P{Cc}*$/u, 'must be one line')
      .optional(),
  )

/** A URL with placeholders for both coordinates. */
const mapTemplate = withDefault(
  'https://www.openstreetmap.org/?mlat={latitude}&mlon={longitude}#map=16/{latitude}/{longitude}',
).pipe(
  z
    .string()
    .regex(
      /^https?:(?=.*\{latitude\})(?=.*\{longitude\})/i,
      'must begin with http: or https: and contain {latitude} and {longitude}',
    ),
)

/** The text replaces the schema's own, which names NaN. */
const integer = z.coerce.number<string>('must be a number').int('must be a whole number')

const positive = (fallback: number) => withDefault(String(fallback)).pipe(integer.positive())

const yesOrNo = withDefault('false').pipe(
  z.enum(['true', 'false'], 'must be true or false').transform((value) => value === 'true'),
)

const capabilityList = optional.transform((value, context) => {
  if (value === undefined) return null
  const names = value === 'none' ? [] : value.split(',').map((name) => name.trim())
  const known = names.filter((name): name is Capability => CAPABILITIES.includes(name as Capability))
  if (known.length === names.length) return known
  context.addIssue({ code: 'custom', message: `must be none or a list of ${CAPABILITIES.join(', ')}` })
  return z.NEVER
})

/** English is the fallback, so the list must contain it. */
const languageList = withDefault('en,hi,te').transform((list, context) => {
  const codes = list.split(',').map((code) => code.trim())
  const known = codes.filter(isLanguage)
  if (known.length === codes.length && known.includes('en')) return [...new Set(known)]
  context.addIssue({
    code: 'custom',
    message: `must be en, or a list with en (languages: ${LANGUAGES.join(', ')})`,
  })
  return z.NEVER
})

const Settings = z
  .object({
    NODE_ENV: withDefault('production'),
    PORT: positive(3000),
    METRICS_PORT: optional.pipe(integer.min(1).max(65_535).or(z.undefined())),
    DATA_DIR: withDefault('.data'),
    PUBLIC_ORIGIN: webAddress,
    TRUSTED_PROXIES: withDefault('0').pipe(integer.min(0).max(9)),
    SESSION_SECRET: optional,
    IDLE_SECONDS: positive(3600),
    REDIS_URL: redisAddress,
    API_BASE_URL: webAddress,
    API_ENDPOINTS_FILE: optional,
    API_MEDIA_ORIGINS: origins,
    API_SERVICE_KEY: optional,
    API_CAPABILITIES: capabilityList,
    API_IDEMPOTENCY: yesOrNo,
    LOGIN_WITH_OTP_KEY: withDefault('identifier').pipe(
      z.enum(['identifier', 'otp'], 'must be identifier or otp'),
    ),
    OTP_DIGITS: optional.pipe(integer.min(SPECIFIED_DIGITS).max(MAX_DIGITS).or(z.undefined())),
    MAP_URL_TEMPLATE: mapTemplate,
    ALLOW_PASTE: yesOrNo,
    PRODUCT_NAME: optional,
    QUOTE_VALID_DAYS: withDefault('7').pipe(integer.min(1).max(90)),
    QUOTE_REQUIRES_RERA: yesOrNo,
    SUPPORT_CONTACT: oneLine(120),
    LANGUAGES: languageList,
    LOG_LEVEL: withDefault('info').pipe(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  })
  .transform((env) => ({
    isProduction: env.NODE_ENV === 'production',
    metricsPort: env.METRICS_PORT,
    dataDir: env.DATA_DIR,
    publicOrigin: new URL(env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`).origin,
    hasPublicOrigin: env.PUBLIC_ORIGIN !== undefined,
    /** Number of proxies in front of this server. Each adds one trusted address at the end of X-Forwarded-For. */
    trustedProxies: env.TRUSTED_PROXIES,
    sessionSecrets: env.SESSION_SECRET?.split(',').map((secret) => secret.trim()),
    idleSeconds: env.IDLE_SECONDS,
    /** Address of a store that several portals share. Without this address, each portal uses its own memory. */
    redisUrl: env.REDIS_URL,
    apiBaseUrl: env.API_BASE_URL,
    apiEndpointsFile: env.API_ENDPOINTS_FILE,
    /** Additional origins of pictures and documents; requests to them have no token. */
    apiMediaOrigins: env.API_MEDIA_ORIGINS,
    /** Key for calls without a token. The reference API returns one-time passwords only to holders of the key. */
    apiServiceKey: env.API_SERVICE_KEY,
    /** Optional features of the upstream. Null if the portal asks the upstream for the list. */
    apiCapabilities: env.API_CAPABILITIES,
    /** True if the upstream honours Idempotency-Key: then a write whose response is lost may be retried. */
    apiHonoursIdempotencyKeys: env.API_IDEMPOTENCY,
    /** The field `key` of login-with-otp contains the typed mobile or email (`identifier`) or the code (`otp`) (M047). */
    loginWithOtpKey: env.LOGIN_WITH_OTP_KEY,
    /** Number of digits of one-time passwords that the upstream does not reveal; null if unknown. */
    otpDigits: env.OTP_DIGITS ?? null,
    mapUrlTemplate: env.MAP_URL_TEMPLATE,
    allowPaste: env.ALLOW_PASTE,
    productName: env.PRODUCT_NAME ?? 'Plot Partner',
    /** Null if the operator gave no name. */
    operatorsName: env.PRODUCT_NAME ?? null,
    quoteValidDays: env.QUOTE_VALID_DAYS,
    /** True refuses quotes if the RERA number of the project or of the associate is missing or expired (X094). */
    quoteRequiresRera: env.QUOTE_REQUIRES_RERA,
    supportContact: env.SUPPORT_CONTACT,
    languages: env.LANGUAGES,
    logLevel: env.LOG_LEVEL,
  }))

type Env = z.output<typeof Settings>

/** Throws a readable error that names each invalid setting, never its value. */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const parsed = Settings.safeParse(withSecretFiles(source))
  if (parsed.success) return parsed.data
  const names = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`The settings cannot be used. ${names.join('; ')}`)
}

const MIN_SECRET_LENGTH = 32

export const env = readOrExit()

/** Prints a fault in one line, because a stack trace would hide it. */
function readOrExit(): Env {
  try {
    const settings = readEnv(process.env)
    requireLongSecrets(settings.sessionSecrets ?? [])
    return settings
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}

/** Newest first. Without SESSION_SECRET, a secret is generated and stored in DATA_DIR. */
export function sessionSecrets(): string[] {
  const secrets = (env.sessionSecrets ??= [storedSecret(env.dataDir)])
  requireLongSecrets(secrets)
  return secrets
}

function requireLongSecrets(secrets: string[]): void {
  if (secrets.some((secret) => secret.length < MIN_SECRET_LENGTH))
    throw new Error(`SESSION_SECRET needs at least ${MIN_SECRET_LENGTH} characters for each secret.`)
}

function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'session-secret')
  if (!existsSync(file)) createSecret(file)
  const secret = readFileSync(file, 'utf8')
  if (secret.length >= MIN_SECRET_LENGTH) return secret
  throw new Error(
    `${file} holds no secret. Delete it, or set SESSION_SECRET: everyone must then log in again.`,
  )
}

/** Renames a complete file, because a full disk would leave an empty one. */
function createSecret(file: string): void {
  const temporary = `${file}.${process.pid}`
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    writeFileSync(temporary, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
    renameSync(temporary, file)
  } catch (error) {
    rmSync(temporary, { force: true })
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`${file} cannot be written (${code}). Set DATA_DIR or SESSION_SECRET.`)
  }
}
