import { expect, it } from 'vitest'
import { aSession } from '../../../tests/factories/session'
import { IDEMPOTENCY_KEY } from './form-fields'
import { belongsTo, hasOwner, newIdempotencyKey, readIdempotencyKey } from './idempotency-key.server'

/** The format of the header Idempotency-Key (decision 0008). */
const HEADER_FORMAT = /^[\w-]{16,100}$/

const OWNER = aSession().user.id
const OTHER_PERSON = '102'

const aKey = () => newIdempotencyKey(aSession())
const aForm = (key?: string | File) => {
  const form = new FormData()
  if (key !== undefined) form.set(IDEMPOTENCY_KEY, key)
  return form
}

it('M025 M210 each form has its own key, in the format of the header, and sends it every time', () => {
  const keys = Array.from({ length: 100 }, () => readIdempotencyKey(aForm(aKey())))
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(HEADER_FORMAT)
  const key = aKey()
  for (const form of [aForm(key), aForm(key)]) expect(readIdempotencyKey(form)).toBe(key.split('.')[0])
})

it.each([
  ['no key', undefined],
  ['an empty key', ''],
  ['a key in another format', 'x'.repeat(36)],
  ['a key without a signature', crypto.randomUUID()],
  ['a key with a line break', `${aKey()}\r\nX-Header: 1`],
  ['a file as key', new File([aKey()], 'key')],
])('M025 a form with %s counts as new and has no owner', (_, key) => {
  const newKey = readIdempotencyKey(aForm(key))
  expect(newKey).toMatch(HEADER_FORMAT)
  expect(newKey).not.toBe(key)
  expect(readIdempotencyKey(aForm(key))).not.toBe(newKey)
  expect(hasOwner(aForm(key))).toBe(false)
})

it('M016 a form belongs only to the person who opened it', () => {
  const key = aKey()
  expect(hasOwner(aForm(key))).toBe(true)
  expect(belongsTo(key, OWNER)).toBe(true)
  const [id = '', signature = ''] = key.split('.')
  expect(belongsTo(key, OTHER_PERSON)).toBe(false)
  for (const forged of ['', id, `${id}.`, `${crypto.randomUUID()}.${signature}`, `${id}.${'x'.repeat(22)}`])
    expect(belongsTo(forged, OWNER)).toBe(false)
})
