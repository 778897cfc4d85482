import { afterEach, expect, it } from 'vitest'
import { env } from '~/env.server'
import { aSession } from '../../tests/factories/session'
import { IDEMPOTENCY_KEY } from './idempotency-key'
import { hasOwner, isOwn, newIdempotencyKey, readIdempotencyKey } from './idempotency-key.server'

const secrets = env.sessionSecrets
afterEach(() => void (env.sessionSecrets = secrets))

/** What decision 0008 asks of a key. */
const WIRE_SHAPE = /^[\w-]{16,100}$/

const aKey = () => newIdempotencyKey(aSession())
const aForm = (key?: string | File) => {
  const form = new FormData()
  if (key !== undefined) form.set(IDEMPOTENCY_KEY, key)
  return form
}

it('M025 M210 each form has a key of its own, in the shape of the wire', () => {
  const keys = Array.from({ length: 100 }, () => readIdempotencyKey(aForm(aKey())))
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(WIRE_SHAPE)
})

it('M025 M210 a form that is sent twice is sent with one key', () => {
  const key = aKey()
  expect(readIdempotencyKey(aForm(key))).toBe(key.split('.')[0])
  expect(readIdempotencyKey(aForm(key))).toBe(readIdempotencyKey(aForm(key)))
})

it.each([
  ['no key', undefined],
  ['an empty one', ''],
  ['one that is not ours', 'x'.repeat(36)],
  ['one without a hash', crypto.randomUUID()],
  ['one with a line', `${aKey()}\r\nX-Header: 1`],
  ['a file', new File([aKey()], 'key')],
])('M025 a form with %s is a form of its own, and nobody knows whose', (_, key) => {
  const read = readIdempotencyKey(aForm(key))
  expect(read).toMatch(WIRE_SHAPE)
  expect(read).not.toBe(key)
  expect(readIdempotencyKey(aForm(key))).not.toBe(read)
  expect(hasOwner(aForm(key))).toBe(false)
})

it('M016 a form is its own person’s, and nobody else’s', () => {
  const key = aKey()
  expect(hasOwner(aForm(key))).toBe(true)
  expect(isOwn(key, '101')).toBe(true)
  const [id = '', hash = ''] = key.split('.')
  expect(isOwn(key, '102')).toBe(false)
  for (const forged of ['', id, `${id}.`, `${crypto.randomUUID()}.${hash}`, `${id}.${'x'.repeat(22)}`])
    expect(isOwn(forged, '101')).toBe(false)
})

it('M016 it stays so when the secret is changed, until the old one is gone', () => {
  const [old = ''] = (env.sessionSecrets = ['an-old-secret-an-old-secret-an-old-secret'])
  const key = aKey()
  env.sessionSecrets = ['a-new-secret-a-new-secret-a-new-secret', old]
  expect(isOwn(key, '101')).toBe(true)
  env.sessionSecrets = ['a-new-secret-a-new-secret-a-new-secret']
  expect(isOwn(key, '101')).toBe(false)
})
