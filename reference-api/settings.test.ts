import { expect, it } from 'vitest'
import { readSettings } from './settings'

const read = (settings: Record<string, string>) => readSettings(settings as NodeJS.ProcessEnv)

const messageOf = (reading: () => unknown) => {
  try {
    reading()
    return ''
  } catch (error) {
    return (error as Error).message
  }
}

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`
const HOOK = 'https://canary.example/'

it('settings are parsed', () => {
  expect(
    read({
      API_PORT: '0',
      METRICS_PORT: '9464',
      HOST: ' 0.0.0.0 ',
      DATA_DIR: '/data',
      DATABASE_URL: 'postgresql://portal@db/plots',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
      OFFICE: 'false',
      THROTTLE: ' false ',
      API_SERVICE_KEY: ' k ',
      API_PUBLIC_URL: ' https://api.example/v1 ',
      OTP_WEBHOOK_URL: ' https://sms.example/otp?key=1 ',
      BACKUP_DIR: ' /backups ',
      BACKUP_EVERY_HOURS: '6',
      BACKUP_KEEP: '3',
      OTP_DIGITS: '6',
      OTP_SMTP_URL: ' smtps://user:secret@mail.example ',
      OTP_SMTP_FROM: 'Aakriti Plots <office@firm.example>',
      OTP_SMS_URL: 'https://sms.example/send?key=1',
      OTP_SMS_BODY: '{"to":"91{mobile}","text":"{code} is your OTP","dlt_te_id":"110"}',
      ALERT_SMS_URL: 'https://sms.example/send?to={mobile}&about={change}',
      ALERT_WEBHOOK_URL: 'https://office.example/alerts',
      SUPPORT_CONTACT: '040-4000 0000',
      PRODUCT_NAME: 'Aakriti Plots',
      EVENTS_WEBHOOK_URL: 'https://office.example/events',
      EVENTS_WEBHOOK_SECRET: SECRET,
    }),
  ).toEqual({
    port: 0,
    metricsPort: 9464,
    host: '0.0.0.0',
    dataDir: '/data',
    databaseUrl: 'postgresql://portal@db/plots',
    hasDemoData: false,
    mustChooseData: false,
    serviceKey: 'k',
    publicUrl: 'https://api.example/v1',
    backup: { dir: '/backups', everyHours: 6, keep: 3, after: null },
    otpDigits: 6,
    otpWays: {
      smtp: {
        url: 'smtps://user:secret@mail.example',
        from: 'Aakriti Plots <office@firm.example>',
        firmName: 'Aakriti Plots',
      },
      sms: {
        url: 'https://sms.example/send?key=1',
        body: '{"to":"91{mobile}","text":"{code} is your OTP","dlt_te_id":"110"}',
      },
      webhookUrl: 'https://sms.example/otp?key=1',
    },
    alertWays: {
      smtp: { url: 'smtps://user:secret@mail.example', from: 'Aakriti Plots <office@firm.example>' },
      sms: { url: 'https://sms.example/send?to={mobile}&about={change}', body: null },
      webhookUrl: 'https://office.example/alerts',
      firmName: 'Aakriti Plots',
      contact: '040-4000 0000',
    },
    eventsWebhook: { url: 'https://office.example/events', secret: SECRET },
    hasOffice: false,
    isThrottled: false,
    logLevel: 'warn',
  })
})

it.each([
  ['', 'production', false],
  ['true', 'production', true],
  ['', 'development', true],
  ['', '', true],
  ['false', 'development', false],
])('DEMO_DATA "%s" and NODE_ENV "%s" set hasDemoData to %s', (DEMO_DATA, NODE_ENV, hasDemoData) => {
  const settings = read({ DEMO_DATA, NODE_ENV })
  expect(settings.hasDemoData).toBe(hasDemoData)
  expect(settings.mustChooseData).toBe(DEMO_DATA === '' && NODE_ENV === 'production')
})

it.each([
  ['API_PORT', 'canary'],
  ['API_PORT', '-1'],
  ['API_PORT', '65536'],
  ['METRICS_PORT', 'canary'],
  ['API_PORT', '1.5'],
  ['DEMO_DATA', 'canary'],
  ['DEMO_DATA', 'yes'],
  ['OFFICE', 'canary'],
  ['THROTTLE', 'canary'],
  ['LOG_LEVEL', 'canary'],
  ['DATABASE_URL', 'mysql://canary'],
  ['API_PUBLIC_URL', 'canary'],
  ['OTP_WEBHOOK_URL', 'canary'],
  ['BACKUP_EVERY_HOURS', '0'],
  ['BACKUP_EVERY_HOURS', 'canary'],
  ['BACKUP_EVERY_HOURS', '501'],
  ['BACKUP_KEEP', '0'],
  ['BACKUP_KEEP', '1.5'],
  ['OTP_SMTP_URL', 'canary'],
  ['OTP_WEBHOOK_URL', 'http://'],
  ['OTP_WEBHOOK_URL', 'file:///canary'],
])('M023 an invalid %s is reported by name, without its value', (name, value) => {
  const reading = () => read({ [name]: value, SESSION_SECRET: 'another canary' })
  expect(reading).toThrow(new RegExp(`^The settings cannot be used\\. ${name}: `))
  expect(reading).not.toThrow(/canary/)
  // A message may name the smallest or largest allowed number.
  expect(messageOf(reading).replace(/[<>]=?\d+$/, '')).not.toContain(value)
})

const SMS = 'https://canary.example/?key=canary'
const WITH_PLACEHOLDERS = `${SMS}&to={mobile}&text={code}`
it.each<[reason: RegExp, Record<string, string>]>([
  [/OTP_SMTP_URL: must be an smtp/, { OTP_SMTP_URL: 'https://canary', OTP_SMTP_FROM: 'a@b.example' }],
  [/OTP_SMTP_URL: must be an smtp/, { OTP_SMTP_URL: 'smtp://', OTP_SMTP_FROM: 'a@b.example' }],
  [/OTP_SMTP_FROM: is needed/, { OTP_SMTP_URL: 'smtp://canary' }],
  [/OTP_SMTP_FROM: needs OTP_SMTP_URL/, { OTP_SMTP_FROM: 'canary@b.example' }],
  [/OTP_SMTP_FROM: must be/, { OTP_SMTP_URL: 'smtp://canary', OTP_SMTP_FROM: 'canary' }],
  [/OTP_SMTP_FROM: must be/, { OTP_SMTP_URL: 'smtp://canary', OTP_SMTP_FROM: 'a@canary\r\nBcc: b@canary' }],
  [/OTP_SMS_URL: must be an http/, { OTP_SMS_URL: 'canary/{mobile}/{code}' }],
  [/OTP_SMS_URL: must be an http/, { OTP_SMS_URL: 'ftp://canary/{mobile}/{code}' }],
  [/OTP_SMS_URL: needs \{code\}/, { OTP_SMS_URL: `${SMS}&to={mobile}` }],
  [/OTP_SMS_URL: needs \{mobile\}/, { OTP_SMS_URL: SMS, OTP_SMS_BODY: 'text={code}' }],
  [/OTP_SMS_URL: has a placeholder other than/, { OTP_SMS_URL: `${WITH_PLACEHOLDERS}&x={canary}` }],
  [
    /OTP_SMS_BODY: has a placeholder/,
    { OTP_SMS_URL: WITH_PLACEHOLDERS, OTP_SMS_BODY: 'text={code} {#canary#}' },
  ],
  [/OTP_SMS_BODY: must be JSON/, { OTP_SMS_URL: WITH_PLACEHOLDERS, OTP_SMS_BODY: '{"canary":{code}}' }],
  [/OTP_SMS_BODY: must be JSON/, { OTP_SMS_URL: WITH_PLACEHOLDERS, OTP_SMS_BODY: '{"canary":"{code}"' }],
  [/OTP_SMS_BODY: needs OTP_SMS_URL/, { OTP_SMS_BODY: '{"canary":"{mobile} {code}"}' }],
  [/EVENTS_WEBHOOK_URL: must be an http/, { EVENTS_WEBHOOK_URL: 'canary', EVENTS_WEBHOOK_SECRET: SECRET }],
  [/EVENTS_WEBHOOK_SECRET: is needed/, { EVENTS_WEBHOOK_URL: HOOK }],
  [/EVENTS_WEBHOOK_SECRET: needs/, { EVENTS_WEBHOOK_SECRET: SECRET }],
  ...['canary', SECRET.slice(6), 'whsec_canary', `${SECRET}=`, SECRET.slice(0, -4)].map(
    (secret): [RegExp, Record<string, string>] => [
      /EVENTS_WEBHOOK_SECRET: must be whsec_/,
      { EVENTS_WEBHOOK_URL: HOOK, EVENTS_WEBHOOK_SECRET: secret },
    ],
  ),
])('X063 X064 reports %s without the value', (reason, settings) => {
  const reading = () => read(settings)
  expect(reading).toThrow(reason)
  expect(reading).not.toThrow(/canary|Bwc/)
  for (const value of Object.values(settings)) expect(reading).not.toThrow(value)
})

it('reports all invalid settings at once', () => {
  expect(() => read({ API_PORT: 'x', DEMO_DATA: 'x' })).toThrow(/API_PORT: .*; DEMO_DATA: /)
})
