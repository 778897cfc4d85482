import { describe, expect, it } from 'vitest'
import * as z from 'zod/v4-mini'
import { argsOf, aRequest, asSent, aSession } from '../../../tests/factories/session'
import { IDEMPOTENCY_KEY } from './form-fields'
import { newIdempotencyKey } from './idempotency-key.server'
import { commitSession } from '~/session/session.server'
import { readForm } from './read-form.server'

const Schema = z.object({
  mobile: z
    .string()
    .check(z.trim(), z.minLength(1, 'Mobile is required'), z.maxLength(10, 'Mobile is too long')),
  password: z.string().check(z.minLength(4, 'Password is too short')),
  note: z.optional(z.string()),
})

const aForm = (fields: Record<string, string | File>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return new Request('http://localhost:3000/form', { method: 'POST', body })
}
const read = (fields: Record<string, string | File>) => readForm(argsOf(aForm(fields)), Schema, ['password'])

describe('readForm', () => {
  it('rejects a form opened by another user', async () => {
    const [session, otherSession] = [aSession(), aSession()]
    otherSession.user.id = `${session.user.id}0`
    const cookie = asSent(await commitSession(session))
    const send = (idempotencyKey: string) =>
      readForm(
        argsOf(
          aRequest('/form', {
            method: 'POST',
            cookie,
            form: { mobile: '9', [IDEMPOTENCY_KEY]: idempotencyKey },
          }),
        ),
        Schema,
      )
    const refused = await send(newIdempotencyKey(otherSession)).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(Response)
    expect((refused as Response).status).toBe(403)
    expect((await send(newIdempotencyKey(session))).values).toEqual({ mobile: '9' })
    expect((await send('')).values).toEqual({ mobile: '9' })
  })

  it('returns the parsed values', async () => {
    const { data, errors } = await read({ mobile: ' 9000000001 ', password: '1234' })
    expect(data).toEqual({ mobile: '9000000001', password: '1234' })
    expect(errors).toEqual({})
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

  it('keeps digits as text', async () => {
    expect((await read({ mobile: '0900', password: 'true' })).data).toEqual({
      mobile: '0900',
      password: 'true',
    })
  })

  it('reads only fields of the schema, and no field name as an object path', async () => {
    const hostile = {
      '__proto__.polluted': 'yes',
      'constructor.prototype.polluted': 'yes',
      'mobile.x': 'yes',
      'mobile[0]': 'yes',
      isAdmin: 'true',
    }
    const body = new FormData()
    for (const [name, value] of Object.entries({ mobile: '9', password: '1234', ...hostile }))
      body.append(name, value)
    body.append('__proto__', 'yes')
    const request = new Request('http://localhost:3000/form', { method: 'POST', body })
    const { data, values } = await readForm(argsOf(request), Schema, ['password'])
    expect(data).toEqual({ mobile: '9', password: '1234' })
    expect(values).toEqual({ mobile: '9' })
    expect(({} as { polluted?: string }).polluted).toBeUndefined()
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype)
  })

  it('uses the first of two values', async () => {
    const body = new URLSearchParams('mobile=1&mobile=2&password=1234')
    const request = new Request('http://localhost:3000/form', { method: 'POST', body })
    expect((await readForm(argsOf(request), Schema)).data?.mobile).toBe('1')
  })

  it('rejects a file in a text field', async () => {
    const { data, errors, values } = await read({ mobile: new File(['x'], 'x.txt'), password: '1234' })
    expect(data).toBeUndefined()
    expect(Object.keys(errors)).toEqual(['mobile'])
    expect(values).toEqual({})
  })

  it.each([
    ['application/json', '{"mobile":"9"}'],
    ['text/plain', 'mobile=9'],
    ['multipart/form-data; boundary=x', 'no boundary here'],
  ])('returns 400 for a %s body that is not a form', async (type, body) => {
    const headers = { 'content-type': type }
    const request = new Request('http://localhost:3000/form', { method: 'POST', headers, body })
    const thrown: unknown = await readForm(argsOf(request), Schema).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Response)
    expect((thrown as Response).status).toBe(400)
  })
})
