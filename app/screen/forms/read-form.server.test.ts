import { expect, it } from 'vitest'
import * as z from 'zod/v4-mini'
import { IDEMPOTENCY_KEY } from './form-fields'
import { newIdempotencyKey } from './idempotency-key.server'
import { argsOf, aSession, cookieFor } from '../../../tests/factories/session'
import { readForm } from './read-form.server'

const Schema = z.object({
  mobile: z.string().check(z.trim(), z.minLength(1, 'Mobile is required'), z.maxLength(10)),
  password: z.string().check(z.minLength(4, 'Password is too short')),
  note: z.optional(z.string()),
})

const aForm = (fields: Record<string, string | File>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return body
}
const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  readForm(argsOf(new Request('http://localhost:3000/form', { method: 'POST', body, headers })), Schema, [
    'password',
  ])
const read = (fields: Record<string, string | File>) => post(aForm(fields))
const refusalOf = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (thrown: unknown) => (thrown instanceof Response ? thrown.status : thrown),
  )

it('rejects a form opened by another user', async () => {
  const [session, otherSession] = [aSession(), aSession()]
  otherSession.user.id = `${session.user.id}0`
  const cookie = await cookieFor(session)
  const send = (key: string) => post(aForm({ mobile: '9', [IDEMPOTENCY_KEY]: key }), { cookie })
  expect(await refusalOf(send(newIdempotencyKey(otherSession)))).toBe(403)
  expect((await send(newIdempotencyKey(session))).values).toEqual({ mobile: '9' })
  expect((await send('')).values).toEqual({ mobile: '9' })
})

it('returns the parsed values, with digits as text', async () => {
  const { data, errors } = await read({ mobile: ' 9000000001 ', password: '1234' })
  expect([data, errors]).toEqual([{ mobile: '9000000001', password: '1234' }, {}])
  expect((await read({ mobile: '0900', password: 'true' })).data).toEqual({
    mobile: '0900',
    password: 'true',
  })
})

it('M036 a rejected form returns its errors and its values without secrets', async () => {
  const { data, errors, values } = await read({ mobile: ' ', password: 'abc', note: 'రవి <b>' })
  expect(data).toBeUndefined()
  expect(errors).toEqual({
    mobile: { type: 'too_small', message: 'Mobile is required' },
    password: { type: 'too_small', message: 'Password is too short' },
  })
  expect(values).toEqual({ mobile: ' ', note: 'రవి <b>' })
})

it('reads only fields of the schema, and no field name as an object path', async () => {
  const body = aForm({
    ...{ mobile: '9', password: '1234', isAdmin: 'true' },
    ...{ '__proto__.polluted': 'yes', 'constructor.prototype.polluted': 'yes' },
    ...{ 'mobile.x': 'yes', 'mobile[0]': 'yes' },
  })
  body.append('__proto__', 'yes')
  const { data, values } = await post(body)
  expect([data, values]).toEqual([{ mobile: '9', password: '1234' }, { mobile: '9' }])
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
  expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
})

it('uses the first of two values', async () => {
  const body = new URLSearchParams('mobile=1&mobile=2&password=1234')
  expect((await post(body)).data?.mobile).toBe('1')
})

it('rejects a file in a text field', async () => {
  const { data, errors, values } = await read({ mobile: new File(['x'], 'x.txt'), password: '1234' })
  expect([data, Object.keys(errors), values]).toEqual([undefined, ['mobile'], {}])
})

it.each([
  ['application/json', '{"mobile":"9"}'],
  ['text/plain', 'mobile=9'],
  ['multipart/form-data; boundary=x', 'no boundary here'],
])('returns 400 for a %s body that is not a form', async (type, body) => {
  expect(await refusalOf(post(body, { 'content-type': type }))).toBe(400)
})
