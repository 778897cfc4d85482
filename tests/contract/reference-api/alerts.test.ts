import { pino } from 'pino'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type AlertWays, sendDueAlerts } from '../../../reference-api/alerts/sender'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { PAUSES_MS } from '../../../reference-api/send-loop'
import { aJpeg, asFile } from '../../factories/images'
import { rowsOf, setRows } from '../../factories/rows'
import { startUpstream, type Upstream } from '../../factories/upstream'
import { bankCallsOf, goodRequest } from './bank-calls'
import { demoApiForEachTest, queryOf } from './demo-api'
import { takeCode } from './otp'

const OFFICE = { firmName: 'Aakriti', contact: '040-4000' }
const NO_WAYS: AlertWays = { ...OFFICE, smtp: null, sms: null, webhookUrl: null }
const { id: P2, mobile: OLD_MOBILE } = personaOf('P2')
const OLD_EMAIL = 'ravi.old@example.com'
const NEW_MOBILE = '9111100002'

const api = demoApiForEachTest()
let office: Upstream
let logLines: string[]
const log = pino({ base: null }, { write: (line: string) => logLines.push(line) })

beforeEach(async () => {
  office = await startUpstream()
  logLines = []
  await setRows(api.db, 'associates', { id: P2 }, { email: OLD_EMAIL })
})
afterEach(() => office.close())

const setEmail = (email: string) => api.own('P2', 'edit-profile', { email, address: 'Plot 1' })

async function changeMobile(otp?: string) {
  await api.own('P2', 'profile/change-mobile-otp', { mobile: NEW_MOBILE })
  const code = otp ?? takeCode(api, 'change-mobile')
  return api.own('P2', 'profile/verify-change-mobile-otp', { mobile: NEW_MOBILE, otp: code })
}

const waitingAlerts = async () =>
  (await rowsOf(api.db, 'alerts')).map(({ change, recipient, after }) => ({ change, recipient, after }))

const expectAlerts = async (change: string, after: string, recipients: string[]) =>
  expect(await waitingAlerts()).toEqual(recipients.map((recipient) => ({ change, recipient, after })))

const send = (ways: Partial<AlertWays>, { isDemo = false, now = () => new Date() } = {}) =>
  sendDueAlerts({ db: api.db, ways: { ...NO_WAYS, ...ways }, isDemo, log, now })

it('X051 after a change of mobile, alerts the former mobile and the email address, with the new mobile masked', async () => {
  await changeMobile()
  await expectAlerts('mobile', 'ending 0002', [OLD_MOBILE, OLD_EMAIL])
  office.replies({ body: '' })
  await send({ webhookUrl: `${office.url}/alerts` })
  const bodies = office.received().map(({ body }) => JSON.parse(body) as Record<string, string>)
  expect(bodies.map(({ to }) => to).sort()).toEqual([OLD_MOBILE, OLD_EMAIL].sort())
  expect(bodies[0]?.text).toMatch(
    /^Your mobile number was changed to one ending 0002\. Time: .+ \(India\)\.[^]+call the office: 040-4000\.\n$/,
  )
  expect(JSON.stringify(bodies)).not.toContain(NEW_MOBILE)
  expect(await waitingAlerts()).toEqual([])
  await send({ webhookUrl: `${office.url}/alerts` })
  expect(office.received()).toHaveLength(2)
})

it('X051 after a change or removal of the email address, alerts the former address once and the mobile once', async () => {
  await setEmail('new@example.com')
  await setEmail('new@example.com')
  await setEmail('nonsense')
  await expectAlerts('email', 'n…@example.com', [OLD_EMAIL, OLD_MOBILE])
  await setEmail('')
  office.replies({ body: '' })
  await send({ webhookUrl: `${office.url}/alerts` })
  const texts = office.received().map(({ body }) => (JSON.parse(body) as { text: string }).text)
  expect(texts.filter((text) => text.startsWith('Your email address was removed.'))).toHaveLength(2)
})

it('X051 after a bank request, alerts mobile and email address with only the last four digits of the account', async () => {
  const image = asFile(await aJpeg())
  expect(await bankCallsOf(api).send('P2', goodRequest, [image])).toMatchObject({ status: true })
  await expectAlerts('bank request', 'ending 4455', [OLD_MOBILE, OLD_EMAIL])
})

it('X051 alerts a mobile by SMS; logs an undeliverable alert if the data is demo data, otherwise only the failure', async () => {
  await setEmail('new@example.com')
  office.replies({ body: '' })
  await send({ sms: { url: `${office.url}/send?to={mobile}&about={change}`, body: null } }, { isDemo: true })
  expect(office.received()[0]).toMatchObject({ query: { to: OLD_MOBILE, about: 'email address' } })
  expect(logLines.join('')).toContain(`alert outbox change=\\"email\\" to=${OLD_EMAIL}`)
  logLines = []
  await setEmail('newer@example.com')
  await send({})
  const messages = logLines.map((line) => (JSON.parse(line) as { msg: string }).msg)
  expect(messages).toEqual(Array(2).fill('alert not sent'))
  expect(logLines.join('')).not.toMatch(/example\.com|9000000002/)
  expect(await waitingAlerts()).toEqual([])
})

it('X051 a failed alert is retried with growing pauses, then given up', async () => {
  await changeMobile()
  let now = Date.now()
  const attempt = async () => {
    office.replies({ status: 503 })
    return send({ webhookUrl: `${office.url}/alerts?key=secret` }, { now: () => new Date(now) })
  }
  expect(await attempt()).toBe(2)
  for (const pause of PAUSES_MS) {
    expect(await waitingAlerts()).toHaveLength(2)
    now += pause - 2_000
    expect(await attempt()).toBe(0)
    now += 3_000
    expect(await attempt()).toBe(2)
  }
  expect(await waitingAlerts()).toEqual([])
  expect(logLines.filter((line) => line.includes('alert given up'))).toHaveLength(2)
  expect(logLines.join('')).not.toMatch(/secret|9000000002|ravi/)
})

it('X051 X070 an alert is in the language of the page that made the change', async () => {
  const token = await api.tokenOf('P2')
  const path = `/associate/edit-profile/${P2}${queryOf({ email: 'ravi.new@example.com', address: 'Plot 1' })}`
  await api.request(path, { token, headers: { 'X-Client-Language': 'te' } })
  office.replies({ body: '' })
  await send({ webhookUrl: `${office.url}/alerts` })
  const [alert] = office.received().map(({ body }) => JSON.parse(body) as Record<string, string>)
  expect(alert?.text).toMatch(/^మీ ఈమెయిల్ .+గా మారింది\..+ఆఫీస్\u200cకు ఫోన్ చేయండి: 040-4000\.\n$/s)
})
