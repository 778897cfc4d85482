import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyText } from '../../tests/factories/any-text'
import { cases } from '../../tests/factories/cases'
import { confirmPassword, newPassword, PASSWORD_RULES } from './new-password'

const messageOf = (schema: typeof newPassword, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message

it.each([
  ['', 'Password is required'],
  [undefined, 'Password is required'],
  ['Ab1!@', 'Password should be at least 6 characters long'],
  ['Ab1!@#', undefined],
  ['Plots@2026', undefined],
  ['x'.repeat(200), undefined],
  ['x'.repeat(201), 'Password is too long'],
  ['Plots%2026', 'Password rules not matched'],
  ['Plots-2026', 'Password rules not matched'],
  ['రహస్యపదం', 'Password rules not matched'],
  ['Plots😀2026', 'Password rules not matched'],
  [' Plots2026', 'Password rules not matched'],
  ['Plots2026 ', 'Password rules not matched'],
  ['Plots 2026', 'Password rules not matched'],
  ['Plots2026\n', 'Password rules not matched'],
  ['Plots\u00002026', 'Password rules not matched'],
])('M077 M078 the new password %j gives the error %j', (password, message) => {
  expect(messageOf(newPassword, password)).toBe(message)
})

it.each([
  ['', 'Confirm Password is required'],
  [undefined, 'Confirm Password is required'],
  ['Ab1!@', 'Confirm Password should be at least 6 characters long'],
  ['Ab1!@#', undefined],
])('M077 the confirmation %j gives the error %j', (password, message) => {
  expect(messageOf(confirmPassword, password)).toBe(message)
})

it('M078 accepts only allowed characters, unchanged', () => {
  fc.assert(
    fc.property(anyText({ maxLength: 20 }), (text) => {
      const parsed = newPassword.safeParse(text)
      expect(parsed.success).toBe(/^[A-Za-z0-9!@#$]{6,}$/.test(text))
      if (parsed.success) expect(parsed.data).toBe(text)
    }),
    cases(),
  )
})

it.each([
  ['', [false, false, false]],
  ['Ab1', [false, true, true]],
  ['Ab1!@#', [true, true, true]],
  [' Ab1!@#', [true, false, false]],
  ['Ab1!@# ', [true, false, false]],
  ['Ab1%@#$', [true, true, false]],
])('M075 for %j, the three rules are met: %j', (typed, areMet) => {
  expect(PASSWORD_RULES.map(({ isMetBy }) => isMetBy(typed))).toEqual(areMet)
})
