import * as z from 'zod/v4-mini'
import { describe, expect, it } from 'vitest'
import { LoginSchema } from './login-schema'

const messagesFor = (form: Record<string, unknown>) => {
  const parsed = LoginSchema.safeParse({ userId: '9000000001', password: 'Plots@2026', ...form })
  const errors = parsed.success ? {} : z.flattenError(parsed.error).fieldErrors
  return [errors.userId?.[0], errors.password?.[0]]
}

describe('LoginSchema', () => {
  it.each([
    [{ userId: '' }, 'Mobile or Email is required', undefined],
    [{ userId: '   ' }, 'Mobile or Email is required', undefined],
    [{ password: '' }, undefined, 'Password is required'],
    [{ password: 'abc' }, undefined, 'Password should be at least 4 characters'],
    [{ userId: '', password: '' }, 'Mobile or Email is required', 'Password is required'],
    [{ userId: 'x'.repeat(201) }, 'Mobile or Email is too long', undefined],
    [{ password: 'x'.repeat(201) }, undefined, 'Password is too long'],
    [{ password: 'abcd' }, undefined, undefined],
    [{ password: 'ab d' }, undefined, undefined],
  ])('M033 validates %j', (form, userId, password) => {
    expect(messagesFor(form)).toEqual([userId, password])
  })

  it('M033 treats a missing field as empty', () => {
    expect(messagesFor({ userId: undefined })).toEqual(['Mobile or Email is required', undefined])
    expect(messagesFor({ password: undefined })).toEqual([undefined, 'Password is required'])
  })

  it.each(['9000000001', '+91 90000 00001', 'ravi@example.com', 'A-101', 'రవి'])(
    'M034 accepts the User ID %s',
    (userId) => {
      expect(messagesFor({ userId })).toEqual([undefined, undefined])
    },
  )

  it('M034 trims the User ID and keeps the password unchanged', () => {
    const typed = { userId: ' 9000000001 ', password: ' ab ' }
    expect(LoginSchema.parse(typed)).toEqual({ userId: '9000000001', password: ' ab ' })
  })
})
