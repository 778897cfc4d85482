import { readFileSync } from 'node:fs'

/** Settings that are secrets, or may contain one. */
const SECRETS = [
  'SESSION_SECRET',
  'REDIS_URL',
  'API_SERVICE_KEY',
  'DATABASE_URL',
  'OTP_SMTP_URL',
  'OTP_SMS_URL',
  'OTP_SMS_BODY',
  'OTP_WEBHOOK_URL',
  'ALERT_SMS_URL',
  'ALERT_SMS_BODY',
  'ALERT_WEBHOOK_URL',
  'EVENTS_WEBHOOK_URL',
  'EVENTS_WEBHOOK_SECRET',
]

/**
 * The settings with each secret that a file holds: `SESSION_SECRET_FILE=/run/secrets/session` stands for SESSION_SECRET. A container's
 * secrets are mounted as files. Throws an error that names the setting, never its value.
 */
export function withSecretFiles(settings: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const read: Record<string, string> = {}
  for (const name of SECRETS) {
    const file = settings[`${name}_FILE`]?.trim()
    if (!file) continue
    if (settings[name]?.trim())
      throw new Error(`The settings cannot be used. ${name}_FILE: ${name} is set too`)
    read[name] = textOf(file, name)
  }
  return { ...settings, ...read }
}

function textOf(file: string, name: string): string {
  try {
    const text = readFileSync(file, 'utf8').trim()
    if (text) return text
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(`The settings cannot be used. ${name}_FILE: the file cannot be read (${code})`)
  }
  throw new Error(`The settings cannot be used. ${name}_FILE: the file is empty`)
}
