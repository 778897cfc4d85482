import { expect, it, vi } from 'vitest'
import { env } from '../env.server'
import { aCaller, upstreamForThisFile } from '../../tests/factories/caller'
import type { Reply } from '../../tests/factories/upstream'
import { success } from '../../tests/factories/wire'
import { capabilities } from './capabilities.server'

const upstream = upstreamForThisFile()
const offers = (...names: string[]): Reply => ({ json: success({ capabilities: names }) })
const callerOf = (token: string) => ({ ...aCaller(), token })

it('X001 capabilities are cached by token; unknown names are ignored', async () => {
  upstream.replies(offers('earnings', 'wages'))
  const caller = callerOf('fetched-once')
  const [all, isOffered] = await Promise.all([
    capabilities(caller).all(),
    capabilities(caller).offers('earnings'),
  ])
  expect([all, isOffered, await capabilities(caller).offers('collections')]).toEqual([
    ['earnings'],
    true,
    false,
  ])
  expect(upstream.received()).toHaveLength(1)
})

it.each<[string, Reply]>([
  ['404', { status: 404 }],
  ['401', { status: 401 }],
  ['a refusal', { json: { status: false, message: 'No.', capabilities: ['earnings'] } }],
  ['a status that is not true', { json: { status: 1, capabilities: ['earnings'] } }],
  ['an object instead of a list', { json: success({ capabilities: { earnings: true } }) }],
  ['HTML', { body: '<!doctype html>earnings' }],
])('X001 %s means no capabilities and does not end the session', async (name, reply) => {
  upstream.replies(reply, reply)
  const onUnauthenticated = vi.fn()
  const caller = { ...callerOf(`none ${name}`), onUnauthenticated }
  expect(await capabilities(caller).all()).toEqual([])
  expect(onUnauthenticated).not.toHaveBeenCalled()
})

it('X001 a page does not wait 1.2 s for the reply; a later page uses the reply', async () => {
  const bytes = Buffer.from(JSON.stringify(success({ capabilities: ['earnings'] })))
  upstream.replies({ bytes, headers: { 'Content-Type': 'application/json' }, afterMs: 1_200 })
  const caller = callerOf('late')
  expect(await capabilities(caller).all()).toEqual([])
  await expect(capabilities(caller).require('earnings')).rejects.toMatchObject({ kind: 'unavailable' })
  await expect.poll(() => capabilities(caller).all(), { timeout: 5_000 }).toEqual(['earnings'])
  await capabilities(caller).require('earnings')
  await expect(capabilities(caller).require('changes')).rejects.toMatchObject({ status: 404 })
  expect(upstream.received()).toHaveLength(1)
})

it('X001 API_CAPABILITIES replaces the call', async () => {
  upstream.replies(offers('earnings'))
  env.apiCapabilities = ['collections']
  expect(await capabilities(callerOf('set')).all()).toEqual(['collections'])
  env.apiCapabilities = null
  expect(upstream.received()).toHaveLength(0)
})
