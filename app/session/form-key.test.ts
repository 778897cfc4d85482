import { expect, it } from 'vitest'
import { FORM_KEY, newFormKey, readFormKey } from './form-key'

/** What decision 0008 asks of a key. */
const WIRE_SHAPE = /^[\w-]{16,100}$/

const aForm = (key?: string | File) => {
  const form = new FormData()
  if (key !== undefined) form.set(FORM_KEY, key)
  return form
}

it('M025 M210 each form has a key of its own, in the shape of the wire', () => {
  const keys = Array.from({ length: 100 }, newFormKey)
  expect(new Set(keys).size).toBe(100)
  for (const key of keys) expect(key).toMatch(WIRE_SHAPE)
})

it('M025 M210 a form that is sent twice is sent with one key', () => {
  const key = newFormKey()
  expect(readFormKey(aForm(key))).toBe(key)
  expect(readFormKey(aForm(key))).toBe(key)
})

it.each([
  ['no key', undefined],
  ['an empty one', ''],
  ['one that is not ours', 'x'.repeat(36)],
  ['one with a line', `${newFormKey()}\r\nX-Header: 1`],
  ['a file', new File([newFormKey()], 'key')],
])('M025 a form with %s is a form of its own', (_, key) => {
  const read = readFormKey(aForm(key))
  expect(read).toMatch(WIRE_SHAPE)
  expect(read).not.toBe(key)
  expect(readFormKey(aForm(key))).not.toBe(read)
})
