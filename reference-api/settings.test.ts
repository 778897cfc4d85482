import { describe, expect, it } from 'vitest'
import { readSettings } from './settings'

const read = (settings: Record<string, string>) => readSettings(settings as NodeJS.ProcessEnv)

describe('settings', () => {
  it('have defaults', () => {
    const defaults = {
      port: 3001,
      metricsPort: null,
      host: '127.0.0.1',
      dataDir: '.data',
      hasDemoData: true,
      mustChooseData: false,
      serviceKey: null,
      publicUrl: null,
      otpWebhookUrl: null,
      databaseUrl: null,
      backup: null,
      isThrottled: true,
      logLevel: 'info',
    }
    expect(read({})).toEqual(defaults)
    expect(read({ API_PORT: '', HOST: ' ', DATA_DIR: '', DEMO_DATA: '', LOG_LEVEL: '' })).toEqual(defaults)
  })

  it('are parsed', () => {
    expect(
      read({
        API_PORT: '0',
        METRICS_PORT: '9464',
        HOST: ' 0.0.0.0 ',
        DATA_DIR: '/data',
        DATABASE_URL: 'postgresql://portal@db/plots',
        DEMO_DATA: 'false',
        LOG_LEVEL: 'warn',
        THROTTLE: ' false ',
        API_SERVICE_KEY: ' k ',
        API_PUBLIC_URL: ' https://api.example/v1 ',
        OTP_WEBHOOK_URL: ' https://sms.example/otp?key=1 ',
        BACKUP_DIR: ' /backups ',
        BACKUP_EVERY_HOURS: '6',
        BACKUP_KEEP: '3',
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
      otpWebhookUrl: 'https://sms.example/otp?key=1',
      backup: { dir: '/backups', everyHours: 6, keep: 3 },
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
  ])('DEMO_DATA "%s" in "%s": %s', (DEMO_DATA, NODE_ENV, hasDemoData) => {
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
    ['OTP_WEBHOOK_URL', 'http://'],
    ['OTP_WEBHOOK_URL', 'file:///canary'],
  ])('M023 an invalid %s is reported by name, without its value', (name, value) => {
    const reading = () => read({ [name]: value, SESSION_SECRET: 'another canary' })
    expect(reading).toThrow(new RegExp(`^The settings cannot be used\\. ${name}: `))
    expect(reading).not.toThrow(/canary|yes/)
  })

  it('reports all invalid settings at once', () => {
    expect(() => read({ API_PORT: 'x', DEMO_DATA: 'x' })).toThrow(/API_PORT: .*; DEMO_DATA: /)
  })
})
