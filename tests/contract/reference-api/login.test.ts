import { scryptSync } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { LoginReply } from '~/contract/auth'
import { DEMO_PASSWORD, personaOf } from '../../../reference-api/demo-data/personas'
import { runInHashQueue } from '../../../reference-api/rules/hash-queue'
import { hashPassword } from '../../../reference-api/rules/password'
import { rowOf, setRows } from '../../factories/rows'
import { demoApiForThisFile, queryOf, SERVICE_KEY } from './demo-api'

const MAX_WAITING_HASHES = 30
const REFUSED = { status: false, message: 'Invalid user id or password.' }

const api = demoApiForThisFile()

const signIn = (field: string, password?: string) => api.logIn(field, password)

const spellings = ['9000000001', '  9000000001 ', 'p1@demo.example', 'P1@Demo.EXAMPLE', ' p1@demo.example ']

it.each(spellings)('M034 M236 logs in as "%s"', async (field) => {
  const reply = await signIn(field)
  const { id, name } = personaOf('P1')
  expect(reply.data).toEqual({ user_id: id, user_type: 2, name, forgot_pwd_flag: 0 })
  const profile = await api.request(`/associate/get-profile-info/${id}`, { token: reply.token })
  expect(await profile.json()).toMatchObject({ status: true, data: { name } })
})

it.each([
  ['a wrong password', '9000000001', 'Plots@2025'],
  ['a password with a space', '9000000001', `${DEMO_PASSWORD} `],
  ['an empty password', '9000000001', ''],
  ['a password of 10 KB', '9000000001', 'x'.repeat(10_240)],
  ['an unknown mobile', '9999999999', DEMO_PASSWORD],
  ['an associate id', 'HG1024', DEMO_PASSWORD],
  ['SQL', `' OR '1'='1`, DEMO_PASSWORD],
])('M034 M236 rejects %s with the same message and HTTP 200', async (_, field, password) => {
  const response = await api.request(`/auth/login${queryOf({ field, password, app_type: 2 })}`)
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual(REFUSED)
})

const incomplete = [
  '',
  '?field=9000000001',
  `?password=${DEMO_PASSWORD}`,
  '?field=%FF&password=%00',
  '?__proto__=1',
]

it.each(incomplete)('M034 rejects the query "%s"', async (query) => {
  expect(await (await api.request(`/auth/login${query}`)).json()).toEqual(REFUSED)
})

it('M034 if the queue is full, further logins get 503 with Retry-After, and the queued logins succeed', async () => {
  const query = queryOf({ field: '9000000001', password: DEMO_PASSWORD })
  const queue = holdChecks()
  const REJECTED_LOGINS = 10
  let responseCount = 0
  const logins = Array.from({ length: MAX_WAITING_HASHES + REJECTED_LOGINS }, async () => {
    const response = await api.request(`/auth/login${query}`)
    responseCount += 1
    return response
  })
  await vi.waitFor(() => expect(responseCount).toBe(REJECTED_LOGINS))
  queue.release()
  const responses = await Promise.all(logins)
  const busy = responses.filter(({ status }) => status === 503)
  expect(busy.length).toBe(REJECTED_LOGINS)
  for (const response of busy) expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(responses.filter(({ status }) => status === 200).length).toBe(MAX_WAITING_HASHES)
})

it('X125 a full queue of strangers refuses neither a login nor a code from an address of earlier logins', async () => {
  const PORTAL = { 'x-service-key': SERVICE_KEY, 'x-forwarded-for': '203.0.113.77' }
  const login = (headers: Record<string, string>, password = DEMO_PASSWORD) =>
    api.request(`/auth/login${queryOf({ field: '9000000001', password })}`, { headers })
  const sendCode = (headers: Record<string, string>) =>
    api.request(`/auth/forgot-password${queryOf({ key: '9000000001' })}`, { headers })
  await login(PORTAL)
  const queue = holdChecks()
  const elsewhere = { ...PORTAL, 'x-forwarded-for': '198.51.100.1' }
  const guesses = Array.from({ length: MAX_WAITING_HASHES + 1 }, () => login(elsewhere, 'wrong-password'))
  expect((await Promise.race(guesses)).status).toBe(503)
  expect((await sendCode(elsewhere)).status).toBe(503)
  const known = [login(PORTAL), sendCode(PORTAL)]
  queue.release()
  for (const response of known) expect((await response).status).toBe(200)
  await Promise.all(guesses)
})

it('M034 takes as long to reject an unknown user as a wrong password, within a factor of two', async () => {
  const knownTimes: number[] = []
  const unknownTimes: number[] = []
  for (let run = 0; run < 15; run++) {
    knownTimes.push(await processorTimeOf(() => signIn('9000000001', 'wrong-password')))
    unknownTimes.push(await processorTimeOf(() => signIn('9999999999', 'wrong-password')))
  }
  const ratio = median(knownTimes) / median(unknownTimes)
  expect(Math.max(ratio, 1 / ratio)).toBeLessThan(2)
})

it.each([
  ['M037', 'P4', 3, false],
  ['M039', 'P5', 2, true],
] as const)('%s M236 %s has user type %i; a new password is required: %s', async (_, who, type, afterOtp) => {
  const reply = LoginReply.parse(await signIn(personaOf(who).mobile))
  expect(reply).toMatchObject({ mustChangePassword: { afterPassword: false, afterOtp }, user: { type } })
})

describe('a password with an outdated hash', () => {
  const OLD_SALT = Buffer.from('salt of long ago')
  const OLD_HASH = `scrypt$512$8$1$${OLD_SALT.toString('base64')}$${scryptSync(DEMO_PASSWORD, OLD_SALT, 32, { N: 512 }).toString('base64')}`
  const { id, mobile } = personaOf('P10')
  const storeHash = (password_hash: string) => setRows(api.db, 'associates', { id }, { password_hash })
  const storedHash = async () => (await rowOf(api.db, 'associates', { id })).password_hash

  it('M034 logs in and is rehashed; a wrong password changes nothing', async () => {
    await storeHash(OLD_HASH)
    expect(await signIn(mobile, 'wrong-password')).toEqual(REFUSED)
    expect(await storedHash()).toBe(OLD_HASH)
    expect((await signIn(mobile)).status).toBe(true)
    const newHash = await storedHash()
    expect(newHash).toMatch(/^scrypt\$1024\$8\$1\$/)
    expect((await signIn(mobile)).status).toBe(true)
    expect(await storedHash()).toBe(newHash)
  })

  it('M034 does not log in, and its hash is not restored, if the password changes during the login', async () => {
    await storeHash(OLD_HASH)
    const newHash = await hashPassword('Newer#2027')
    const queue = holdChecks()
    const slow = signIn(mobile)
    // Gives the login time to read the old hash.
    for (let times = 0; times < 3; times++) await storedHash()
    await storeHash(newHash)
    queue.release()
    expect(await slow).toEqual(REFUSED)
    expect(await storedHash()).toBe(newHash)
    expect((await signIn(mobile, 'Newer#2027')).status).toBe(true)
  })
})

/** Processor time in microseconds; the load of other processes hardly changes it. */
async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const usageBefore = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(usageBefore)
  return user + system
}

function median(numbers: number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]!
}

/** Occupies the hash queue, so that password checks wait until `release`. */
function holdChecks() {
  let release: () => void = () => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  for (const lane of ['known', 'unknown'] as const) void runInHashQueue(lane, () => released)
  return { release }
}
