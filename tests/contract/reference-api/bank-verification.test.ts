import { describe, expect, it } from 'vitest'
import { type PersonaKey, personaOf } from '../../../reference-api/demo-data/personas'
import { rowOf, setRows } from '../../factories/rows'
import { demoApiForThisFile } from './demo-api'

const api = demoApiForThisFile()

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
