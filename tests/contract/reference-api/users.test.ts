import { describe, expect, it } from 'vitest'
import { LoginReply } from '~/contract/auth'
import { runUserCommand } from '../../../reference-api/data/user-commands'
import { personaOf } from '../../../reference-api/demo-data/personas'
import { unusablePasswordHash } from '../../../reference-api/rules/password'
import { rowsOf, setRows } from '../../factories/rows'
import { demoApiForThisFile, queryOf } from './demo-api'
import { takeCode } from './otp'

const api = demoApiForThisFile()

const run = (line: string, options: Record<string, string> = {}) =>
  runUserCommand(api.db, line.split(' ') as Parameters<typeof runUserCommand>[1], options)
const signIn = (field: string, password?: string) => api.logIn(field, password)
const requestCode = (key: string) => api.auth('forgot-password', { key })
const signInByOtp = (key: string, otp: string) => api.auth('login-with-otp', { key, otp })

const NEW_USER = { name: 'New One', level: '2', password: 'Plots@2027' }
const add = (id: string, mobile: string, parent?: string) =>
  run('add', { ...NEW_USER, id, mobile, ...(parent ? { parent } : {}) })

describe('X066 user list', () => {
  it('shows parent, level and state of an associate, and an office user as office', async () => {
    await add('HG3001', '9876543001', 'HG1024')
    const lines = (await run('list')).split('\n')
    expect(lines[0]).toBe('id\tname\tmobile\tlevel\tparent\tstate')
    expect(lines).toContain('HG3001\tNew One\t9876543001\tlevel 2\tHG1024\tmust change the password')
    const P4 = personaOf('P4')
    expect(lines).toContain(`${P4.id}\t${P4.name}\t${P4.mobile}\toffice\t-\tactive`)
  })

  it('says which people have no password, such as imported ones', async () => {
    await add('HG3009', '9876543009', 'HG1024')
    const imported = { password_hash: unusablePasswordHash(), has_assigned_password: 0 } as const
    await setRows(api.db, 'associates', { id: 'HG3009' }, { ...imported, must_change_password: 1 })
    const stateOf = async () => (await run('list')).split('\n').find((line) => line.startsWith('HG3009'))
    expect(await stateOf()).toMatch(/\tno password yet$/)
    await run('password HG3009 Office#2027')
    expect(await stateOf()).toMatch(/\tmust change the password$/)
  })
})

describe('X066 a password that the office sets', () => {
  it('must be changed after any login, by password or one-time password', async () => {
    expect(await add('HG3002', '9876543002')).toBe(
      'Added HG3002 at level 2, at the top. The password must be changed at the first login.',
    )
    const byPassword = await signIn('9876543002', NEW_USER.password)
    expect(byPassword.data).toMatchObject({ forgot_pwd_flag: 1, must_change_password: 1 })
    await requestCode('9876543002')
    const byOtp = await signInByOtp('9876543002', takeCode(api, 'sign-in'))
    expect(LoginReply.parse(byOtp).mustChangePassword).toEqual({ afterPassword: true, afterOtp: true })

    const query = queryOf({ new_password: 'Own#2027x', new_password_confirmation: 'Own#2027x' })
    await api.request(`/associate/profile/change-password/HG3002${query}`, { token: byPassword.token })
    const { data } = await signIn('9876543002', 'Own#2027x')
    expect(data).toEqual({ user_id: 'HG3002', user_type: 2, name: 'New One', forgot_pwd_flag: 0 })
  })

  it('replaces the earlier password, ends sessions and voids codes', async () => {
    const { id, mobile } = personaOf('P7')
    const { token } = await signIn(mobile)
    await requestCode(mobile)
    const code = takeCode(api, 'sign-in')
    expect(await run(`password ${id} Other@2027`)).toBe(
      `Changed the password of ${id} and ended 1 session. The new password must be changed at the next login.`,
    )
    expect(await api.statusOf(token)).toBe(401)
    expect((await signInByOtp(mobile, code)).status).toBe(false)
    expect((await signIn(mobile)).status).toBe(false)
    expect((await signIn(mobile, 'Other@2027')).data.must_change_password).toBe(1)
    expect(await run(`password ${mobile} Third@2027`)).toContain(id)
  })

  it.each([
    ['9000099999 Other@2027', 'No user'],
    ['9000000008 short', 'at least 8'],
    ['9000000008 password', 'too common'],
    ['9000000008 9000000008ab', 'must not contain the mobile'],
    ['9000000008 Mandava#2027', 'must not be only a name'],
  ])('%s is refused: %s', async (args, reason) => {
    await expect(run(`password ${args}`)).rejects.toThrow(reason)
    expect((await signIn('9000000008')).status).toBe(true)
  })
})

describe('X066 a deactivated user', () => {
  const { id, mobile } = personaOf('P9')

  it('gets the replies of an unknown user at login, keeps the place in the team, and can be reactivated', async () => {
    const { token } = await signIn(mobile)
    const teamBefore = await teamOfTop()
    expect(await run(`deactivate ${id}`)).toBe(
      `Deactivated ${id} and ended 1 session. Bookings and figures stay.`,
    )
    expect(await api.statusOf(token)).toBe(401)
    expect(await signIn(mobile)).toEqual(await signIn('9999999999'))

    const codeReply = await requestCode(mobile)
    expect(Object.keys(codeReply)).toEqual(Object.keys(await requestCode('9999999999')))
    expect(api.takeOtps()).toEqual([])
    expect(await signInByOtp(mobile, '123456')).toEqual(await signInByOtp('9999999999', '123456'))

    expect(await teamOfTop()).toEqual(teamBefore)
    expect(await run('list')).toMatch(new RegExp(`^${id}\\t.*\\tdeactivated 20`, 'm'))
    await expect(run(`deactivate ${id}`)).rejects.toThrow('already')
    await expect(add('HG3003', mobile)).rejects.toThrow('already in use')

    expect(await run(`activate ${mobile}`)).toContain(`Activated ${id}`)
    expect((await signIn(mobile)).status).toBe(true)
    await expect(run(`activate ${id}`)).rejects.toThrow('not deactivated')
  })

  it('is refused even with a token that the deactivation did not revoke', async () => {
    const { token } = await signIn('9000000008')
    const { id } = personaOf('P8')
    await setRows(api.db, 'associates', { id }, { deactivated_at: '2026-11-21 10:00:00' })
    expect(await api.statusOf(token)).toBe(401)
    await run(`activate ${id}`)
  })

  const teamOfTop = async () => {
    const reply = await api.post('P2', `/associate/agent-tree/${personaOf('P2').id}/4`)
    expect(reply.status).toBe(true)
    return reply
  }
})

describe('X066 a moved user', () => {
  it('keeps the downline, and cannot move into it', async () => {
    await add('HG3010', '9876543010')
    await add('HG3011', '9876543011', 'HG3010')
    await add('HG3012', '9876543012', 'HG3011')
    await add('HG3020', '9876543020')
    expect(await run('move HG3011', { parent: 'HG3020' })).toBe(
      'Moved HG3011, with 1 associate below, from HG3010 to HG3020. Commission of earlier bookings is unchanged.',
    )
    expect(await parents()).toEqual({ HG3010: null, HG3011: 'HG3020', HG3012: 'HG3011', HG3020: null })
    for (const parent of ['HG3011', 'HG3012'])
      await expect(run('move HG3011', { parent })).rejects.toThrow('cycle')
    await expect(run('move HG3020', { parent: 'HG3012' })).rejects.toThrow('cycle')
    await expect(run('move HG3011', { parent: 'HG9999' })).rejects.toThrow('No user')
    await expect(run('move HG3011')).rejects.toThrow('parent')
  })

  it('two simultaneous moves make no cycle', async () => {
    await add('HG3030', '9876543030')
    await add('HG3031', '9876543031')
    const moves = [run('move HG3030', { parent: 'HG3031' }), run('move HG3031', { parent: 'HG3030' })]
    const results = await Promise.allSettled(moves)
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  const parents = async () => {
    const users = (await rowsOf(api.db, 'associates', {}, 'id')).filter(({ id }) => /^HG30[12]\d/.test(id))
    return Object.fromEntries(users.map(({ id, parent_id }) => [id, parent_id]))
  }
})

it('X066 changing a level reports both levels, and refuses an invalid level or an unknown user', async () => {
  await add('HG3040', '9876543040')
  expect(await run('level HG3040 3')).toBe(
    'Changed HG3040 from level 2 to 3. Commission of earlier bookings is unchanged.',
  )
  await expect(run('level HG3040 10')).rejects.toThrow('level')
  await expect(run('level HG9999 3')).rejects.toThrow('No user')
})
