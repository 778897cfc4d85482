import { afterEach, expect, it } from 'vitest'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { goodRequest, CHANGE_CALL } from './bank-calls'
import { demoApiForThisFile, queryOf, type Reply, type SentOtp } from './demo-api'
import { aJpeg, asFile } from '../../factories/images'
import { rowsOf } from '../../factories/rows'

const api = demoApiForThisFile()
const otps: SentOtp[] = []

async function post(
  who: PersonaKey,
  path: string,
  { recordsEvents = true, body = undefined as FormData | undefined } = {},
): Promise<Reply> {
  const app = api.appWith({ deliverOtp: (otp) => otps.push(otp), recordsEvents })
  const authorization = `Bearer ${await api.tokenOf(who)}`
  const headers = { authorization, 'idempotency-key': crypto.randomUUID() }
  return (await app.request(path, { method: 'POST', headers, body })).json()
}
/** POSTs a call of a person. */
const own = (
  who: PersonaKey,
  call: string,
  query: Record<string, string | number | undefined>,
  options = {},
) => post(who, `/associate/${call}/${idOf(who)}${queryOf(query)}`, options)

const recordedEvents = async () =>
  (await rowsOf(api.db, 'events', {}, 'id')).map(({ person, type, payload }): [string, string, unknown] => [
    person,
    type,
    JSON.parse(payload),
  ])
const idOf = (who: PersonaKey) => personaOf(who).id

afterEach(() => api.db.deleteFrom('events').execute())

it('X063 accepting and receiving bills records events', async () => {
  const bills = await rowsOf(api.db, 'commission_bills', { associate_id: idOf('P1'), cash_status_id: 1 })
  const ids = bills.map(({ id }) => id)
  const save = (cash_cmsn_bill_status: number) => {
    const query = queryOf({ comm_ids: ids.join(','), cash_cmsn_bill_status })
    return post('P1', `/associate/save-cash-cmsn-paid-bills${query}`)
  }
  const numbers = ids.map((id) => `CB-${id}`)
  expect(await save(1)).toMatchObject({ status: true })
  expect(await save(1)).toMatchObject({ status: false })
  expect(await save(2)).toMatchObject({ status: true })
  expect(await recordedEvents()).toEqual([
    [idOf('P1'), 'bill_accepted', { bill_ids: ids, bill_numbers: numbers, status: 'accepted' }],
    [idOf('P1'), 'bill_accepted', { bill_ids: ids, bill_numbers: numbers, status: 'received' }],
  ])
})

it('X063 the event of a bank request has only the last digits of the account', async () => {
  const body = new FormData()
  for (const [name, value] of Object.entries(goodRequest)) body.set(name, value)
  body.append('image', asFile(await aJpeg()))
  expect(await own('P6', CHANGE_CALL, {}, { body })).toMatchObject({ status: true })
  const account = { bank_name: 'Union Bank of Tests', ifsc: 'UTST0ABC123', account_ending: '4455' }
  expect(await recordedEvents()).toEqual([[idOf('P6'), 'bank_request', account]])
})

it('X063 the event of a verification omits the reason, because a reason is free text', async () => {
  const decide = (type_of_verification: number, status_type: number, reject_reason?: string) => {
    const query = { type_of_verification, status_type, reject_reason }
    return own('P9', 'verify-bank-amount-details-status', query)
  }
  await decide(1, 2)
  await decide(2, 1, 'My account is 001122334455')
  await decide(3, 2)
  expect(await decide(3, 2)).toMatchObject({ status: false })
  expect(await recordedEvents()).toEqual([
    [idOf('P9'), 'verification', { subject: 'bank', decision: 'confirmed' }],
    [idOf('P9'), 'verification', { subject: 'amount', decision: 'rejected' }],
    [idOf('P9'), 'verification', { subject: 'one_rupee', decision: 'confirmed' }],
  ])
})

it('X063 events about password, mobile, email and sessions omit the new values', async () => {
  const id = idOf('P8')
  const saveProfile = (address: string) => own('P8', 'edit-profile', { email: 'new@firm.example', address })
  await saveProfile('One')
  await saveProfile('Two')
  await own('P8', 'profile/change-mobile-otp', { mobile: '9123456780' })
  const otp = otps.at(-1)!.code
  await own('P8', 'profile/verify-change-mobile-otp', { mobile: '9123456780', otp })
  const password = 'Fresh#2031'
  await own('P8', 'profile/change-password', { new_password: password, new_password_confirmation: password })
  await issueToken(api.db, id, new Date())
  await own('P8', 'end-session', { session_id: 'f'.repeat(24) })
  await own('P8', 'end-session', { session_id: 'all' })
  expect(await recordedEvents()).toEqual([
    [id, 'security', { change: 'email' }],
    [id, 'security', { change: 'mobile' }],
    [id, 'security', { change: 'password' }],
    [id, 'security', { change: 'sessions ended', sessions: 2 }],
  ])
})

it('X063 without a webhook, no event is recorded', async () => {
  const unrecorded = await own('P2', 'edit-profile', { email: 'o@firm.example' }, { recordsEvents: false })
  expect(unrecorded).toMatchObject({ status: true })
  expect(await recordedEvents()).toEqual([])
})
