import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { aJpeg, aPhonePhoto, aPng, asFile } from '../../factories/images'
import { rowOf, setRows } from '../../factories/rows'
import { bankCallsOf, CHANGE_CALL, goodRequest } from './bank-calls'
import { demoApiForThisFile } from './demo-api'

const api = demoApiForThisFile()

const { details, send, countMedia } = bankCallsOf(api)
const P6 = personaOf('P6').id
const SENT = 'Your Bank Request has been sent for verification.'

/** Lets each test start without a pending request or verification of P6. */
afterEach(async () => {
  await api.db.deleteFrom('bank_change_requests').where('associate_id', '=', P6).execute()
  await api.db.deleteFrom('media').where('owner_id', '=', P6).execute()
  await setState({ bank_state: 0, amount_state: 0, one_rupee_state: 0 })
})

const setState = (states: Partial<Record<'bank_state' | 'amount_state' | 'one_rupee_state', 0 | 1>>) =>
  setRows(api.db, 'bank_accounts', { associate_id: P6 }, states)

describe('associate/get-agent-bank-details', () => {
  it.each([
    ['P6', [0, 0, 0], 0, 0],
    ['P7', [0, 0, 0], 0, 1],
    ['P8', [0, 0, 0], 1, 0],
    ['P9', [1, 1, 1], 0, 0],
  ] as const)('M092 M111 %s: states %j, %i rejected, %i pending', async (who, states, rejected, pending) => {
    const reply = await details(who)
    const account = reply.associate_bank_details
    expect([account.bank_verified, account.amount_verified, account.one_rupee_verify]).toEqual(states)
    expect(account.is_user_rejected_bank_details).toBe(rejected)
    expect(account.is_user_rejected_bank_details_text !== '').toBe(rejected === 1)
    expect(account.bank_ac_no).toMatch(/^9900\d{8}$/)
    expect(reply.pending_request_details).toHaveLength(pending)
  })

  it('M092 returns null for an associate without an account on record', async () => {
    const id = personaOf('P5').id
    await api.db.deleteFrom('bank_accounts').where('associate_id', '=', id).execute()
    expect((await details('P5')).associate_bank_details).toBeNull()
  })

  it('M092 a rejected first request is returned with its reason, until the next request', async () => {
    const account = await api.db
      .deleteFrom('bank_accounts')
      .where('associate_id', '=', P6)
      .returningAll()
      .executeTakeFirstOrThrow()
    await send('P6', goodRequest, [asFile(await aPng())])
    const rejected = {
      status: 'rejected',
      reason: 'Wrong name',
      requested_at: '2026-11-01 09:00:00',
    } as const
    await setRows(api.db, 'bank_change_requests', { associate_id: P6 }, rejected)
    expect((await details('P6')).associate_bank_details).toMatchObject({
      bank_name: 'Union Bank of Tests',
      is_user_rejected_bank_details: 1,
      is_user_rejected_bank_details_text: 'Wrong name',
    })
    await send('P6', goodRequest, [asFile(await aPng())])
    expect((await details('P6')).associate_bank_details).toBeNull()
    await api.db.insertInto('bank_accounts').values(account).execute()
  })
})

describe(`associate/${CHANGE_CALL}`, () => {
  it('M107 M108 M110 stores the request and returns it as pending', async () => {
    const image = asFile(await aJpeg({ width: 2000, height: 1000 }))
    expect(await send('P6', goodRequest, [image])).toEqual({ status: true, message: SENT })
    const [pending] = (await details('P6')).pending_request_details
    expect(pending).toMatchObject({
      bank_name: 'Union Bank of Tests',
      bank_ac_no: '001122334455',
      ifsc_code: 'UTST0ABC123',
    })
    const imageResponse = await api.open('P6', new URL(pending.image).pathname)
    expect(imageResponse.headers.get('content-type')).toBe('image/jpeg')
    const metadata = await sharp(Buffer.from(await imageResponse.arrayBuffer())).metadata()
    expect(metadata).toMatchObject({ format: 'jpeg', width: 1024, height: 512 })
  })

  it('M106 rotates a photo upright and removes its location', async () => {
    await send('P6', goodRequest, [asFile(await aPhonePhoto())])
    const { content } = await rowOf(api.db, 'media', { owner_id: P6 })
    const metadata = await sharp(content!).metadata()
    expect(metadata).toMatchObject({ width: 40, height: 60 })
    expect(metadata.exif).toBeUndefined()
  })

  it('M110 stores one of two simultaneous requests, with its image', async () => {
    const mediaBefore = await countMedia()
    const image = asFile(await aJpeg())
    const replies = await Promise.all([send('P6', goodRequest, [image]), send('P6', goodRequest, [image])])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([false, true])
    expect(await countMedia()).toBe(mediaBefore + 1)
    expect((await details('P6')).pending_request_details).toHaveLength(1)
  })

  it.each([
    ['bank_state', 1],
    ['one_rupee_state', 1],
  ] as const)('M093 rejects a change while %s is %i', async (column, state) => {
    await setState({ [column]: state })
    expect(await send('P6', goodRequest, [asFile(await aJpeg())])).toEqual({
      status: false,
      message: 'Please confirm or reject the verification of your current bank details first.',
    })
    expect((await details('P6')).pending_request_details).toEqual([])
  })

  it('M093 accepts a change while amount_state is 1', async () => {
    await setState({ amount_state: 1 })
    expect(await send('P6', goodRequest, [asFile(await aJpeg())])).toEqual({ status: true, message: SENT })
  })

  it('M106 a body over the API’s limit gets 413 before any of it is read', async () => {
    let reads = 0
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => {
          reads += 1
          controller.close()
        },
      },
      { highWaterMark: 0 },
    )
    const headers = {
      authorization: `Bearer ${await api.tokenOf('P6')}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(12 * 1024 * 1024 + 500),
    }
    const path = `/associate/${CHANGE_CALL}/${personaOf('P6').id}`
    const init: RequestInit = { method: 'POST', headers, body, duplex: 'half' }
    const response = await api.app.request(path, init)
    expect([response.status, reads]).toEqual([413, 0])
  })
})
