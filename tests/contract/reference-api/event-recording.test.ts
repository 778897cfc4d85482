import { pino } from 'pino'
import { afterEach, expect, it } from 'vitest'
import { createApp } from '../../../reference-api/app'
import { issueToken } from '../../../reference-api/db/queries/tokens'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { goodRequest, CHANGE_CALL } from './bank-calls'
import { demoApiForThisFile, queryOf, type Reply, type SentOtp, TODAY } from './demo-api'
import { aJpeg, asFile } from '../../factories/images'

const api = demoApiForThisFile()
const otps: SentOtp[] = []

function post(
  who: PersonaKey,
  path: string,
  { recordsEvents = true, body = undefined as FormData | undefined } = {},
) {
  const app = createApp({
    db: api.db,
    log: pino({ level: 'silent' }),
    createCounter: null,
    deliverOtp: (otp) => otps.push(otp),
    recordsEvents,
    today: () => TODAY,
  })
  return api.tokenOf(who).then(async (token): Promise<Reply> => {
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
    return (await app.request(path, { method: 'POST', headers, body })).json()
  })
}

const recordedEvents = async () => {
  const rows = await api.db.selectFrom('events').select(['person', 'type', 'payload']).orderBy('id').execute()
  return rows.map(({ person, type, payload }): [string, string, unknown] => [
    person,
    type,
    JSON.parse(payload),
  ])
}
const idOf = (who: PersonaKey) => personaOf(who).id

afterEach(() => api.db.deleteFrom('events').execute())

async function billIdsOf(who: PersonaKey, status: 1 | 2): Promise<number[]> {
  const rows = await api.db
    .selectFrom('commission_bills')
    .select('id')
    .where('associate_id', '=', idOf(who))
    .where('cash_status_id', '=', status)
    .execute()
  return rows.map(({ id }) => id)
}

it('X063 accepting and receiving bills records events', async () => {
  const ids = await billIdsOf('P1', 1)
  const save = (cash_cmsn_bill_status: number) =>
    post(
      'P1',
      `/associate/save-cash-cmsn-paid-bills${queryOf({ comm_ids: ids.join(','), cash_cmsn_bill_status })}`,
    )
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
  const path = `/associate/${CHANGE_CALL}/${idOf('P6')}`
  expect(await post('P6', path, { body })).toMatchObject({ status: true })
  expect(await recordedEvents()).toEqual([
    [
      idOf('P6'),
      'bank_request',
      { bank_name: 'Union Bank of Tests', ifsc: 'UTST0ABC123', account_ending: '4455' },
    ],
  ])
})

it('X063 the event of a verification omits the reason, because a reason is free text', async () => {
  const decide = (type: number, status: number, reason?: string) =>
    post(
      'P9',
      `/associate/verify-bank-amount-details-status/${idOf('P9')}${queryOf({
        type_of_verification: type,
        status_type: status,
        reject_reason: reason,
      })}`,
    )
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
  const saveProfile = (address: string) =>
    post('P8', `/associate/edit-profile/${id}${queryOf({ email: 'new@firm.example', address })}`)
  await saveProfile('One')
  await saveProfile('Two')
  await post('P8', `/associate/profile/change-mobile-otp/${id}${queryOf({ mobile: '9123456780' })}`)
  const otp = otps.at(-1)!.code
  await post(
    'P8',
    `/associate/profile/verify-change-mobile-otp/${id}${queryOf({ mobile: '9123456780', otp })}`,
  )
  const password = 'Fresh#2031'
  await post(
    'P8',
    `/associate/profile/change-password/${id}${queryOf({ new_password: password, new_password_confirmation: password })}`,
  )
  await issueToken(api.db, id, new Date())
  await post('P8', `/associate/end-session/${id}${queryOf({ session_id: 'f'.repeat(24) })}`)
  await post('P8', `/associate/end-session/${id}${queryOf({ session_id: 'all' })}`)
  expect(await recordedEvents()).toEqual([
    [id, 'security', { change: 'email' }],
    [id, 'security', { change: 'mobile' }],
    [id, 'security', { change: 'password' }],
    [id, 'security', { change: 'sessions ended', sessions: 2 }],
  ])
})

it('X063 without a webhook, no event is recorded', async () => {
  const path = `/associate/edit-profile/${idOf('P2')}${queryOf({ email: 'other@firm.example' })}`
  expect(await post('P2', path, { recordsEvents: false })).toMatchObject({ status: true })
  expect(await recordedEvents()).toEqual([])
})
