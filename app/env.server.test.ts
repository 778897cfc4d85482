import fs, { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { temporaryFolder } from '../tests/factories/temporary-folder'
import { env, readEnv, sessionSecrets } from './env.server'

const read = (settings: Record<string, string>) => readEnv(settings as NodeJS.ProcessEnv)

it('.env.example and docs/settings.md list every setting that the code reads', () => {
  const namesIn = (file: string, pattern: RegExp) =>
    [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name).sort()
  const namesInCode = ['app/env.server.ts', 'reference-api/settings.ts'].flatMap((file) =>
    namesIn(file, /^ {4}([A-Z_]+): /gm),
  )
  // server.ts and the demo data generator read the last three.
  const allNames = new Set([...namesInCode, 'PORT', 'HOST', 'SEED_TODAY'])
  allNames.delete('NODE_ENV')
  expect(namesIn('.env.example', /^([A-Z_]+)=/gm)).toEqual([...allNames].sort())
  expect(namesIn('docs/settings.md', /^\| `([A-Z_]+)` \|/gm)).toEqual([...allNames].sort())
})

it('M024 settings have defaults, but there is no default upstream', () => {
  expect(read({})).toMatchObject({
    isProduction: true,
    trustedProxies: 0,
    sessionSecrets: undefined,
    idleSeconds: 3600,
    apiBaseUrl: undefined,
    apiMediaOrigins: [],
    apiHonoursIdempotencyKeys: false,
    allowPaste: false,
    quoteValidDays: 7,
    languages: ['en', 'hi', 'te'],
  })
})

it.each([
  ['en,hi,te', ['en', 'hi', 'te']],
  [' en , te ', ['en', 'te']],
  ['hi,en,hi', ['hi', 'en']],
])('X070 reads LANGUAGES=%s', (LANGUAGES, languages) => {
  expect(read({ LANGUAGES })).toHaveProperty('languages', languages)
})

it.each(['hi', 'en,fr', 'en,'])('X070 refuses LANGUAGES=%s', (LANGUAGES) => {
  expect(() => read({ LANGUAGES })).toThrow('LANGUAGES: must be en')
})

it('X001 API_CAPABILITIES lists optional features of the upstream, or is none', () => {
  const capabilities = (API_CAPABILITIES: string) => read({ API_CAPABILITIES }).apiCapabilities
  expect([capabilities(''), capabilities('none'), capabilities('earnings, collections')]).toEqual([
    null,
    [],
    ['earnings', 'collections'],
  ])
  expect(() => capabilities('earnings,wages')).toThrow('API_CAPABILITIES: must be none or a list of earnings')
})

it('M009 M015 M024 settings are parsed', () => {
  const settings = {
    PUBLIC_ORIGIN: ' https://portal.example/ ',
    PORT: '80',
    IDLE_SECONDS: '10',
    REDIS_URL: 'rediss://portal:secret@redis:6380/2',
    API_BASE_URL: 'https://api.example/v1',
    SESSION_SECRET: 'new, old',
    ALLOW_PASTE: 'true',
    PRODUCT_NAME: 'Best Plots',
    SUPPORT_CONTACT: ' 040-4000 0000, help@firm.example ',
    API_ENDPOINTS_FILE: '',
    API_MEDIA_ORIGINS: 'https://files.example/a, http://cdn.example:81',
    LOGIN_WITH_OTP_KEY: 'otp',
    TRUSTED_PROXIES: ' 2 ',
  }
  expect(read(settings)).toMatchObject({
    publicOrigin: 'https://portal.example',
    idleSeconds: 10,
    redisUrl: 'rediss://portal:secret@redis:6380/2',
    apiBaseUrl: 'https://api.example/v1',
    apiMediaOrigins: ['https://files.example', 'http://cdn.example:81'],
    sessionSecrets: ['new', 'old'],
    allowPaste: true,
    productName: 'Best Plots',
    operatorsName: 'Best Plots',
    supportContact: '040-4000 0000, help@firm.example',
    apiEndpointsFile: undefined,
    loginWithOtpKey: 'otp',
    trustedProxies: 2,
  })
  expect(read({ PORT: '8080' }).publicOrigin).toBe('http://localhost:8080')
})

it.each([
  ['PORT', 'canary'],
  ['SUPPORT_CONTACT', 'canary'.repeat(21)],
  ['SUPPORT_CONTACT', 'canary\nsecond line'],
  ['TRUSTED_PROXIES', '-1'],
  ['TRUSTED_PROXIES', 'all'],
  ['IDLE_SECONDS', '0'],
  ['IDLE_SECONDS', '-5'],
  ['IDLE_SECONDS', '1.5'],
  ['REDIS_URL', 'canary'],
  ['REDIS_URL', 'http://canary:6379'],
  ['REDIS_URL', 'redis://:canary'],
  ['API_BASE_URL', 'canary'],
  ['API_BASE_URL', 'canary:4000'],
  ['API_BASE_URL', 'file:///canary'],
  ['LOGIN_WITH_OTP_KEY', 'canary'],
  ['LOG_LEVEL', 'canary'],
  ['PUBLIC_ORIGIN', 'canary'],
  // The origin of this URL is the text `null`. Sandboxed frames send the same text as their Origin.
  ['PUBLIC_ORIGIN', 'canary:3000'],
])('M024 rejects %s=%s and names the setting, never its value', (name, value) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`cannot be used.*${name}`))
  expect(() => read({ [name]: value })).not.toThrow(/canary/)
})

it('a secret is created once, in a file that only the owner can read', () => {
  const folder = temporaryFolder()
  const secretsAfterStart = () => {
    Object.assign(env, { dataDir: join(folder, 'deep'), sessionSecrets: undefined })
    return sessionSecrets()
  }
  const [secret = ''] = secretsAfterStart()
  expect(secret).toMatch(/^[0-9a-f]{64}$/)
  expect(secretsAfterStart()).toEqual([secret])
  expect(readdirSync(join(folder, 'deep'))).toEqual(['session-secret'])
  expect(statSync(join(folder, 'deep/session-secret')).mode & 0o777).toBe(0o600)
})

it('M024 names the file that holds no secret, or cannot be written, and leaves no other file', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'session-secret')
  Object.assign(env, { dataDir: folder, sessionSecrets: undefined })
  writeFileSync(file, '')
  expect(() => sessionSecrets()).toThrow(
    `${file} holds no secret. Delete it, or set SESSION_SECRET: everyone must then log in again.`,
  )
  rmSync(file)
  const rename = vi.spyOn(fs, 'renameSync').mockImplementation(() => {
    throw Object.assign(new Error('no space'), { code: 'ENOSPC' })
  })
  syncBuiltinESMExports()
  try {
    expect(() => sessionSecrets()).toThrow(
      `${file} cannot be written (ENOSPC). Set DATA_DIR or SESSION_SECRET.`,
    )
  } finally {
    rename.mockRestore()
    syncBuiltinESMExports()
  }
  expect(readdirSync(folder)).toEqual([])
})

it.each([['short'], ['x'.repeat(32), ''], ['x'.repeat(32), 'short']])(
  'rejects secrets of fewer than 32 characters without showing them (case %#)',
  (...values) => {
    env.sessionSecrets = values.filter((value) => value !== undefined)
    expect(() => sessionSecrets()).toThrow('at least 32 characters')
    expect(() => sessionSecrets()).not.toThrow(/short/)
  },
)
