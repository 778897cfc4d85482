import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { aJpeg, anImageBomb, aPhonePhoto, aPng, asFile } from '../../factories/images'
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
    const requested_at = '2026-11-01 09:00:00'
    const rejected = { status: 'rejected', reason: 'Wrong name', requested_at } as const
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
    const { bank_name, bank_ac_no } = goodRequest
    expect(pending).toMatchObject({ bank_name, bank_ac_no, ifsc_code: 'UTST0ABC123' })
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

  it.each(['bank_state', 'one_rupee_state'])('M093 rejects a change while %s is 1', async (column) => {
    await setState({ [column]: 1 })
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
    const pull = (controller: ReadableStreamDefaultController) => {
      reads += 1
      controller.close()
    }
    const body = new ReadableStream<Uint8Array>({ pull }, { highWaterMark: 0 })
    const headers = {
      authorization: `Bearer ${await api.tokenOf('P6')}`,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': String(12 * 1024 * 1024 + 500),
    }
    const init: RequestInit = { method: 'POST', headers, body, duplex: 'half' }
    const response = await api.app.request(`/associate/${CHANGE_CALL}/${P6}`, init)
    expect([response.status, reads]).toEqual([413, 0])
  })
  it('M094 reports all errors at once', async () => {
    const reply = await send('P6', {}, [])
    expect(reply).toEqual({
      status: false,
      message: 'Bank Name is required.',
      errors: {
        bank_name: ['Bank Name is required.'],
        bank_ac_no: expect.arrayContaining(['Account Number is required.']),
        confirm_account_no: expect.arrayContaining(['Confirm Account Number is required.']),
        ifsc_code: expect.arrayContaining(['IFSC Code is Required']),
        image: ['Image is required.'],
      },
    })
  })

  const textFile = asFile(Buffer.from('text'), 'a.png', 'image/png')
  const bomb = asFile(anImageBomb())

  it.each<[string, File[], string]>([
    ['M105 a request without a file', [], 'Image is required.'],
    ['M104 a text file named .png', [textFile], 'Only PNG and JPEG images are allowed.'],
    ['M104 an image bomb', [bomb], 'The image has too many pixels. Please choose a smaller one.'],
  ])('%s is rejected and nothing is stored', async (_, images, message) => {
    const mediaBefore = await countMedia()
    const reply = await send('P6', goodRequest, images)
    expect(reply).toEqual({ status: false, message, errors: { image: [message] } })
    expect(await countMedia()).toBe(mediaBefore)
  })
})

describe('associate/verify-bank-amount-details-status', () => {
  const P9 = { associate_id: personaOf('P9').id }
  const verify = (who: PersonaKey, query: Record<string, string | number>) =>
    api.own(who, 'verify-bank-amount-details-status', query)
  const account = () => rowOf(api.db, 'bank_accounts', P9)
  const reset = () =>
    setRows(api.db, 'bank_accounts', P9, { bank_state: 1, amount_state: 1, one_rupee_state: 1 })

  it.each([
    [1, [2, 1, 1]],
    [2, [1, 2, 1]],
    [3, [1, 1, 2]],
  ])('M112 confirms only verification %i, and only once', async (type, states) => {
    await reset()
    const query = { type_of_verification: type, status_type: 2 }
    expect(await verify('P9', query)).toEqual({ status: true, message: 'Verification confirmed.' })
    const { bank_state, amount_state, one_rupee_state } = await account()
    expect([bank_state, amount_state, one_rupee_state]).toEqual(states)
    expect(await verify('P9', query)).toEqual({ status: false, message: 'Already submitted' })
    const lateRejection = { ...query, status_type: 1, reject_reason: 'too late now' }
    expect(await verify('P9', lateRejection)).toEqual({ status: false, message: 'Already submitted' })
  })

  it.each([
    [1, 'bank_state', 'bank_reject_reason'],
    [2, 'amount_state', 'amount_reject_reason'],
    [3, 'one_rupee_state', 'one_rupee_reject_reason'],
  ] as const)('M113 rejects verification %i with the reason', async (type, state, reason) => {
    await reset()
    const query = { type_of_verification: type, status_type: 1, reject_reason: '  పేరు తప్పు.  ' }
    expect(await verify('P9', query)).toEqual({ status: true, message: 'Verification rejected.' })
    expect(await account()).toMatchObject({ [state]: 3, [reason]: 'పేరు తప్పు.' })
  })

  it.each([
    [{}, 'Reject reason is required'],
    [{ reject_reason: '   ' }, 'Reject reason is required'],
    [{ reject_reason: 'no!' }, 'Must be at least 4 characters long.'],
    [{ reject_reason: 'x'.repeat(501) }, 'Must not exceed 500 characters.'],
  ])('M114 rejects the reason %j', async (query, message) => {
    await reset()
    const reply = await verify('P9', { type_of_verification: 1, status_type: 1, ...query })
    expect(reply).toEqual({ status: false, message })
    expect((await account()).bank_state).toBe(1)
  })

  it.each([
    [{ type_of_verification: 4, status_type: 2 }, 'type_of_verification must be 1, 2 or 3.'],
    [{ status_type: 2 }, 'type_of_verification must be 1, 2 or 3.'],
    [{ type_of_verification: 1, status_type: 3 }, 'status_type must be 1 or 2.'],
  ])('M112 rejects %j', async (query, message) => {
    expect(await verify('P9', query as Record<string, number>)).toEqual({ status: false, message })
  })

  it('M111 an associate with nothing pending cannot confirm', async () => {
    const reply = await verify('P6', { type_of_verification: 1, status_type: 2 })
    expect(reply).toEqual({ status: false, message: 'Already submitted' })
  })
})
