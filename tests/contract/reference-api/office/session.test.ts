import { describe, expect, it } from 'vitest'
import { OfficeLoginReply, OfficeReply } from '~/contract/office'
import { associateCalls } from '../../../../reference-api/calls'
import {
  addOfficePerson,
  deactivateOfficePerson,
  setOfficePassword,
} from '../../../../reference-api/data/office-commands'
import { issueToken } from '../../../../reference-api/db/queries/tokens'
import { DEMO_PASSWORD, personaOf } from '../../../../reference-api/demo-data/personas'
import { officeCalls, officeDownloads } from '../../../../reference-api/office/calls'
import { queryOf, type Reply } from '../demo-api'
import { CLERK, deskForThisFile, NOW } from './desk'

const { api, desk, request, json, read } = deskForThisFile()
const { mobile } = personaOf('P4')
const none = { token: '' }

const logIn = (typed: string, password = DEMO_PASSWORD): Promise<Reply> =>
  json('/office/login', { mobile: typed, password }, none)
const addresses = [
  ...officeCalls.map(({ method, path }) => [method, path]),
  ...officeDownloads.map(({ path }) => ['GET', path]),
].map(([method, path]) => [method!, path!.replace(/:\w+/, '1')] as const)
const statusOf = async (method: string, path: string, token: string) =>
  (await desk.app.request(path, { method, headers: token ? { Authorization: `Bearer ${token}` } : {} }))
    .status

describe('X113 X117 who may call the desk', () => {
  it.each(addresses)('%s %s: 403 for an associate, 401 without a token', async (method, path) => {
    expect(await statusOf(method, path, await issueToken(api.db, personaOf('P1').id, NOW))).toBe(403)
    expect(await statusOf(method, path, '')).toBe(401)
  })

  it('X119 a token of the desk opens no call of an associate', async () => {
    for (const { method, path } of associateCalls.flatMap(({ calls }) => calls))
      expect([path, await statusOf(method, path.replace(/:\w+/g, CLERK), desk.token)]).toEqual([path, 401])
  })

  it('X119 a login as an associate does not open the desk, and the desk is not for associates', async () => {
    const path = `/auth/login${queryOf({ field: mobile, password: DEMO_PASSWORD })}`
    const { token } = await json(path, {}, none)
    expect(await statusOf('GET', '/office/overview', token)).toBe(403)
    for (const typed of [personaOf('P1').mobile, '9999999999', ''])
      expect(await logIn(typed)).toMatchObject({ status: false, message: 'Invalid user id or password.' })
  })
})

describe('X119 sessions of the desk', () => {
  it('X119 begin with mobile and password, in any spelling, and end at logout', async () => {
    expect(await read(OfficeReply, '/office')).toMatchObject({ firmName: expect.any(String) as string })
    const reply = OfficeLoginReply.parse(await logIn(`+91 ${mobile}`))
    expect(reply).toMatchObject({ person: { id: CLERK, name: 'Office Counter' }, mustChangePassword: false })
    expect(await statusOf('GET', '/office/overview', reply.token)).toBe(200)
    await json('/office/logout', {}, { token: reply.token })
    expect(await statusOf('GET', '/office/overview', reply.token)).toBe(401)
    expect((await logIn(mobile, 'wrong')).status).toBe(false)
  })

  const every29Minutes = Array.from({ length: 16 }, (_, index) => 29 * (index + 1))

  it.each([
    ['29 minutes after the last call', [29], 200],
    ['31 minutes after the last call', [31], 401],
    ['7 hours 59 minutes, with a call every 29 minutes', [...every29Minutes, 479], 200],
    ['8 hours, with a call every 29 minutes', [...every29Minutes, 480], 401],
  ])('X119 after %s', async (_, minutes, status) => {
    const token = await issueToken(api.db, CLERK, NOW, null, null, true)
    let now = NOW
    const app = api.appWith({ now: () => now, today: undefined })
    let last = 0
    for (const minute of minutes) {
      now = new Date(NOW.getTime() + minute * 60_000)
      last = (await app.request('/office/files', { headers: { Authorization: `Bearer ${token}` } })).status
    }
    expect(last).toBe(status)
  })

  it('X119 ten wrong guesses are limited, and the right password still works from another address', async () => {
    const app = api.appWith({ serviceKey: 'key-of-this-test', createCounter: undefined })
    const guess = async (password: string, address: string) => {
      const headers = { 'X-Service-Key': 'key-of-this-test', 'X-Forwarded-For': address }
      const body = JSON.stringify({ mobile, password })
      return (await app.request('/office/login', { method: 'POST', body, headers })).status
    }
    for (let tries = 0; tries < 10; tries++) expect(await guess(`wrong-${tries}`, '203.0.113.7')).toBe(200)
    expect(await guess('wrong', '203.0.113.7')).toBe(429)
    expect(await guess(DEMO_PASSWORD, '198.51.100.9')).toBe(200)
  })

  it('X119 without the desk its calls are 404, and it is no capability', async () => {
    const app = api.appWith({ hasOffice: false })
    const statusAt = async (path: string, init: RequestInit) => (await app.request(path, init)).status
    const office = { headers: { Authorization: `Bearer ${desk.token}` } }
    for (const path of ['/office', '/office/overview', '/office/files'])
      expect(await statusAt(path, office)).toBe(404)
    expect(await statusAt('/office/login', { method: 'POST' })).toBe(404)
    const headers = { Authorization: `Bearer ${await api.tokenOf('P1')}` }
    const capabilitiesOf = async (of: typeof app) =>
      ((await (await of.request('/capabilities', { headers })).json()) as Reply).capabilities
    expect(await capabilitiesOf(app)).not.toContain('office')
    expect(await capabilitiesOf(desk.app)).toContain('office')
  })
})

describe('X119 people of the office', () => {
  const passwordIn = (text: string) => /: (\S+)$/.exec(text)![1]!

  it('X119 are added with a password that must be changed, get a new one, and are deactivated', async () => {
    const added = await addOfficePerson(api.db, 'Anita Desk', '9876511119')
    expect(added).toMatch(/^Added Anita Desk as OFFICE-1\./)
    const first = OfficeLoginReply.parse(await logIn('9876511119', passwordIn(added)))
    expect(first.mustChangePassword).toBe(true)
    const change = (current: string, password: string) =>
      json('/office/password', { current, password }, { token: first.token })
    const wrong = { current: ['This is not your current password.'] }
    expect((await change('wrong', 'Marigold7Lamp')).errors).toEqual(wrong)
    expect((await change(passwordIn(added), 'Marigold7Lamp')).status).toBe(true)
    expect(OfficeLoginReply.parse(await logIn('9876511119', 'Marigold7Lamp')).mustChangePassword).toBe(false)
    const given = await setOfficePassword(api.db, '9876511119')
    expect(await statusOf('GET', '/office/overview', first.token)).toBe(401)
    expect((await logIn('9876511119', passwordIn(given))).status).toBe(true)
    await deactivateOfficePerson(api.db, '9876511119')
    expect((await logIn('9876511119', passwordIn(given))).status).toBe(false)
    await expect(setOfficePassword(api.db, personaOf('P1').mobile)).rejects.toThrow('is an associate')
    await expect(addOfficePerson(api.db, 'Again', '9876511119')).rejects.toThrow('already in use')
  })
})

it('X119 a call of the desk with an unreadable body or id is refused, not failed', async () => {
  for (const [method, path] of addresses) {
    const headers = { Authorization: `Bearer ${await issueToken(api.db, CLERK, NOW, null, null, true)}` }
    const body = method === 'POST' ? '{' : undefined
    const response = await desk.app.request(path, { method, body, headers })
    expect([path, response.status < 500]).toEqual([path, true])
  }
  expect((await request('/office/unknown')).status).toBe(404)
})
