import { pino } from 'pino'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { demoApiForThisFile, openDemoApi, SERVICE_KEY } from './demo-api'

const CANARY = 'Canary7f3a9c'
const DATEWISE = '/associate/get-booking-info-datewise'
const INFO = 30
const TOO_MANY_BYTES = 13 * 1024 * 1024
const api = demoApiForThisFile()

beforeEach(() => {
  api.takeLog()
})

it.each([
  ['a wrong password', '/auth/login', `/auth/login?field=9000000001&password=${CANARY}&app_type=2`],
  ['an unknown user', '/auth/login', `/auth/login?field=${CANARY}&password=${CANARY}`],
  ['a password that is too long', '/auth/login', `/auth/login?field=1&password=${CANARY.repeat(100)}`],
  ['an unknown login method', '/*', `/auth/login-with-${CANARY}?key=1&otp=${CANARY}`],
  ['an unknown path', '/*', `/nothing?password=${CANARY}&otp=${CANARY}`],
  ['an unknown associate call', '/associate/*', `/associate/nothing?password=${CANARY}&otp=${CANARY}`],
  ['a refused query', `${DATEWISE}/:user/:zero`, `${DATEWISE}/${personaOf('P1').id}/0?page=${CANARY}`],
])('M023 M236 the log line for %s has the call’s path pattern, but no secret', async (_, pattern, path) => {
  const token = await api.tokenOf('P1')
  await (await api.request(path, { token })).text()
  const log = api.takeLog()
  expect(log).toContain(`"path":"${pattern}"`)
  expect(log).not.toContain(CANARY)
  expect(log).not.toContain(token)
  expect(log).not.toContain('?')
})

it('M023 a wrong token is not logged', async () => {
  expect(await api.statusOf(`${CANARY}${'x'.repeat(40)}`)).toBe(401)
  expect(api.takeLog()).not.toContain(CANARY)
})

it('M023 logs a request with its id, method, path, status and time', async () => {
  await api.app.request('/healthz', { headers: { 'x-request-id': 'request-7' } })
  expect(JSON.parse(api.takeLog())).toMatchObject({
    level: INFO,
    requestId: 'request-7',
    method: 'GET',
    path: '/healthz',
    status: 200,
    ms: expect.any(Number),
  })
})

it('logs a call with its caller and whether it was refused', async () => {
  const { id } = personaOf('P1')
  const token = await api.tokenOf('P1')
  const lineOf = async (path: string) => {
    api.takeLog()
    await api.request(path, { token })
    return JSON.parse(api.takeLog()) as Record<string, unknown>
  }
  const allowed = await lineOf(`/associate/get-profile-info/${id}`)
  expect([allowed.viewer, allowed.isRefused]).toEqual([id, undefined])
  const otherProfile = `/associate/get-profile-info/${personaOf('P2').id}`
  expect(await lineOf(otherProfile)).toMatchObject({ viewer: id, isRefused: true })
  expect(await lineOf('/auth/login?field=x&password=y')).toMatchObject({ isRefused: true })
})

it('M023 M046 M081 logs no codes, passwords, tokens or keys, right or wrong', async () => {
  const { id, mobile } = personaOf('P6')
  const token = await api.tokenOf('P6')
  const secrets: string[] = [token, SERVICE_KEY, CANARY]
  const post = async (path: string) => {
    const headers = { 'x-service-key': SERVICE_KEY }
    return (await (await api.request(path, { token, headers })).json()) as Record<string, unknown>
  }
  const newCode = async (path: string) => {
    await post(path)
    const sent = api.takeOtps()
    // The digits alone could be part of an id or a time, so the log is searched for them after a quote or `=`.
    secrets.push(...sent.map(({ code }) => `"${code}"`), ...sent.map(({ code }) => `=${code}`))
    return sent[0]!.code
  }

  await newCode(`/auth/forgot-password?key=${mobile}&old_otp=${CANARY}`)
  const code = await newCode(`/auth/forgot-password?key=${mobile}`)
  await post(`/auth/login-with-otp?key=${mobile}&otp=${CANARY}`)
  const signedIn = await post(`/auth/login-with-otp?key=${mobile}&otp=${code}`)
  secrets.push(String(signedIn.token))
  const change = `/associate/profile/change-password/${id}`
  await post(`${change}?new_password=${CANARY}&new_password_confirmation=${CANARY}x`)
  const changed = await post(`${change}?new_password=${CANARY}&new_password_confirmation=${CANARY}`)
  const target = await newCode(`/associate/profile/change-mobile-otp/${id}?mobile=9111100006`)
  const verify = `/associate/profile/verify-change-mobile-otp/${id}?mobile=9111100006`
  await post(`${verify}&otp=${CANARY}`)
  const verified = await post(`${verify}&otp=${target}`)
  await newCode(`/auth/send-otp/${id}?email_flag=1&email=new@mail.example`)
  await post(`/auth/validate-otp/${id}?email_otp=${CANARY}`)

  expect([signedIn.status, changed.status, verified.status]).toEqual([true, true, true])
  const log = api.takeLog()
  expect(log.split('\n').length).toBeGreaterThan(10)
  for (const secret of secrets) expect(log).not.toContain(secret)
  expect(log).not.toContain('?')
})

let apiWithoutDatabase: Awaited<ReturnType<typeof openDemoApi>>

beforeAll(async () => {
  apiWithoutDatabase = await openDemoApi()
  await apiWithoutDatabase.tokenOf('P1')
  await apiWithoutDatabase.db.destroy()
})

const failing = [`/auth/login?field=9000000001&password=${CANARY}`, `/associate/get-receipts/1?otp=${CANARY}`]

it.each(failing)(
  'M023 M237 a database failure is a 500 without details and secrets in the log: %s',
  async (path) => {
    const token = await apiWithoutDatabase.tokenOf('P1')
    const response = await apiWithoutDatabase.request(path, { token })
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ status: false, message: 'Something went wrong.' })
    const log = apiWithoutDatabase.takeLog()
    expect(log).toContain('unexpected error')
    expect(log).not.toContain(CANARY)
    expect(log).not.toContain(token)
  },
)

it('M023 logs the message of a database error, but no value of the query', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => lines.push(line) })
  const { db, request, appWith } = await openDemoApi()
  await db.schema.alterTable('associates').renameColumn('mobile', 'phone').execute()
  const app = appWith({ log })
  const response = await app.request(`/auth/login?field=${CANARY}&password=${CANARY}`, { method: 'POST' })
  expect(response.status).toBe(500)
  // SQLite has the first message, PostgreSQL the second.
  expect(lines.join('')).toMatch(/no such column|does not exist/)
  expect(lines.join('')).not.toContain(CANARY)
  expect((await request('/healthz', { method: 'GET' })).status).toBe(200)
  await db.destroy()
})

it('M237 a body that is too large gets 413', async () => {
  const headers = { 'content-length': String(TOO_MANY_BYTES) }
  const response = await api.request('/auth/login', { body: 'x', headers })
  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({ status: false, message: 'The request is too large.' })
})
