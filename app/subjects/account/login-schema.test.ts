import * as z from 'zod/v4-mini'
import { expect, it } from 'vitest'
import { LoginSchema } from './login-schema'

const messagesFor = (form: object) => {
  const parsed = LoginSchema.safeParse({ userId: '9000000001', password: 'Plots@2026', ...form })
  const errors = parsed.success ? {} : z.flattenError(parsed.error).fieldErrors
  return [errors.userId?.[0], errors.password?.[0]]
}

it.each<[form: object, userId: string | undefined, password: string | undefined]>([
  [{ userId: '' }, 'Mobile or Email is required', undefined],
  [{ userId: '   ' }, 'Mobile or Email is required', undefined],
  [{ password: '' }, undefined, 'Password is required'],
  [{ password: 'abc' }, undefined, 'Password should be at least 4 characters'],
  [{ userId: '', password: '' }, 'Mobile or Email is required', 'Password is required'],
  [{ userId: 'x'.repeat(201) }, 'Mobile or Email is too long', undefined],
  [{ password: 'x'.repeat(201) }, undefined, 'Password is too long'],
  [{ password: 'abcd' }, undefined, undefined],
  [{ password: 'ab d' }, undefined, undefined],
  [{ userId: undefined }, 'Mobile or Email is required', undefined],
  [{ password: undefined }, undefined, 'Password is required'],
  ...['9000000001', '+91 90000 00001', 'ravi@example.com', 'A-101', 'రవి'].map(
    (userId): [object, undefined, undefined] => [{ userId }, undefined, undefined],
  ),
])('M033 M034 validates %j', (form, userId, password) => {
  expect(messagesFor(form)).toEqual([userId, password])
})

it('M034 trims the User ID and keeps the password unchanged', () => {
  const typed = { userId: ' 9000000001 ', password: ' ab ' }
  expect(LoginSchema.parse(typed)).toEqual({ userId: '9000000001', password: ' ab ' })
})
