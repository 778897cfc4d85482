import { expect, it, vi } from 'vitest'
import { z } from 'zod/v4'
import { m } from '~/messages/messages'
import { aCaller, apiErrorOf, upstreamForThisFile } from '../../tests/factories/caller'
import { takeLog } from '../../tests/factories/log'
import { success } from '../../tests/factories/wire'
import { list } from '../contract/list'
import { date, money } from '../contract/wire'
import { onUnknownField, wireObject } from '../contract/wire-object'
import { callUpstream } from './transport.server'

const upstream = upstreamForThisFile()

const Anything = z.object({ status: z.literal(true) }).passthrough()
const readProjects = (caller = aCaller()) => callUpstream(caller, 'projects', Anything)

it.each(['', '<html>Bad gateway</html>', '{"status":true', 'NaN', 'null', '[]', '"text"'])(
  'M023 %j is unreadable',
  async (body) => {
    upstream.replies({ body })
    expect(await apiErrorOf(readProjects())).toMatchObject({
      kind: 'unreadable',
      message: 'Something went wrong.',
      init: { status: 502 },
    })
  },
)

it('X126 messages of a refusal are cut, and at most 50 errors of fields are read', async () => {
  const long = 'x'.repeat(50_000)
  const fields = Object.fromEntries(Array.from({ length: 90 }, (_, index) => [`field_${index}`, [long]]))
  upstream.replies({ body: JSON.stringify({ status: false, message: long, errors: fields }) })
  const error = await apiErrorOf(readProjects())
  expect([error.message.length, error.errors.length, error.errors[0]?.message.length]).toEqual([
    10_000, 50, 10_000,
  ])
})

it('M023 a reply over 8 MB is unreadable', async () => {
  upstream.replies({ json: success({ filler: 'x'.repeat(8 * 1024 * 1024) }) })
  expect(await apiErrorOf(readProjects())).toMatchObject({ kind: 'unreadable', detail: 'reply too large' })
})

it.each([false, 'true', 1, null, {}, undefined])('M027 a status of %j is a refusal', async (status) => {
  upstream.replies({ json: { status, message: 'Plot is on hold.' } })
  expect(await apiErrorOf(readProjects())).toMatchObject({ kind: 'refused', message: 'Plot is on hold.' })
})

it.each([undefined, null, '', '  ', 5, ['a']])(
  'M026 M027 a refusal with the message %j shows the portal’s message',
  async (message) => {
    upstream.replies({ json: { status: false, message } })
    expect(await apiErrorOf(readProjects())).toMatchObject({
      kind: 'refused',
      message: m.somethingWentWrong(),
    })
  },
)

it('M235 the error of an unreadable reply has the call and the path of the fault, but not the value', async () => {
  const Row = z.object({ amount: z.number().nullable() })
  const List = z.array(z.object({ rows: z.array(Row).nullable() })).nullable()
  upstream.replies({ json: success({ list: [{ rows: [{ amount: 1 }, { amount: 'secret' }] }] }) })
  const error = await apiErrorOf(callUpstream(aCaller(), 'projects', z.object({ list: List })))
  expect(error).toMatchObject({ kind: 'unreadable', call: 'projects' })
  expect(error.detail).toContain('list.0.rows.1.amount')
  expect(error.detail).not.toContain('secret')
})

it('M235 logs a contract violation once per call and field, without the value', async () => {
  takeLog()
  const Rows = wireObject('x', {
    status: z.literal(true),
    rows: list(wireObject('row', { paid: money, on: date })),
  })
  const rows = [{ paid: 'secret' }, { paid: { secret: 1 }, on: '0000-00-00' }]
  upstream.replies({ json: success({ rows }) })
  const fetchRows = (call: 'projectsList' | 'emiPlans') => callUpstream(aCaller(), call, Rows)
  expect((await fetchRows('projectsList')).rows).toEqual([
    { paid: null, on: null },
    { paid: null, on: null },
  ])
  await fetchRows('projectsList')
  await fetchRows('emiPlans')
  const logged = takeLog()
  expect(logged).not.toContain('secret')
  const lines = logged.split('\n').filter((line) => line.includes('breaks the contract'))
  expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
    { call: 'projectsList', place: 'rows.0.paid', tolerance: 'not a number' },
    { call: 'projectsList', place: 'rows.1.on', tolerance: 'zero date' },
    { call: 'emiPlans', place: 'rows.0.paid' },
    { call: 'emiPlans', place: 'rows.1.on' },
  ])
})

it('M235 logs a field that the contract does not name, without the value', async () => {
  // Forgets the fields that other files reported.
  onUnknownField(() => {})()
  takeLog()
  upstream.replies({ json: success({ extra: 'secret' }) })
  await callUpstream(aCaller(), 'projects', wireObject('log test', { status: z.literal(true) }))
  const logged = takeLog()
  expect(logged).toContain('"field":"log test.extra"')
  expect(logged).not.toContain('secret')
})

it('M017 after a 401, the call throws the error of `onUnauthenticated`', async () => {
  upstream.replies({ status: 401 })
  const redirectToLogin = new Response(null, { status: 302 })
  const onUnauthenticated = vi.fn(() => Promise.reject(redirectToLogin))
  await expect(readProjects(aCaller({ onUnauthenticated }))).rejects.toBe(redirectToLogin)
  expect(onUnauthenticated).toHaveBeenCalledOnce()
})

it('M017 a 403, 404 or 500 does not log out', async () => {
  const onUnauthenticated = vi.fn(() => Promise.reject(new Error('signed out')))
  for (const status of [403, 404, 500]) {
    upstream.replies({ status })
    await apiErrorOf(readProjects(aCaller({ onUnauthenticated })))
  }
  expect(onUnauthenticated).not.toHaveBeenCalled()
})
