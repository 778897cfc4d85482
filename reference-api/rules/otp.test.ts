import { expect, it } from 'vitest'
import { maskedMobile, maskedUnknownMobile, newOtpCode } from './otp'

it('M042 M046 a code has six digits and may begin with zeros', () => {
  const codes = new Set(Array.from({ length: 20_000 }, newOtpCode))
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  // 20,000 draws of a million values repeat about 200.
  expect(codes.size).toBeGreaterThan(19_000)
  expect([...codes].filter((code) => code.startsWith('0')).length).toBeGreaterThan(600)
})

it.each([
  ['9000000001', '******0001'],
  ['9000012345', '******2345'],
])('M047 the mask of %s shows four digits: %s', (mobile, masked) => {
  expect(maskedMobile(mobile)).toBe(masked)
})

it('M041 a mobile without an account is masked like any other', () => {
  expect(maskedUnknownMobile('9999912345', 'secret')).toBe(maskedMobile('9999912345'))
})

it.each(['nobody@demo.example', 'HG1024', 'x', '99999'])(
  'M041 the unknown user id %s always gets the same masked mobile',
  (key) => {
    const masked = maskedUnknownMobile(key, 'secret')
    expect(masked).toMatch(/^\*{6}\d{4}$/)
    expect(maskedUnknownMobile(key, 'secret')).toBe(masked)
    expect(maskedUnknownMobile(key.toUpperCase(), 'secret')).toBe(
      maskedUnknownMobile(key.toLowerCase(), 'secret'),
    )
  },
)

it('M041 the masked mobile of an unknown user id depends on the secret', () => {
  const maskedMobiles = Array.from({ length: 20 }, (_, index) =>
    maskedUnknownMobile('nobody@demo.example', String(index)),
  )
  expect(new Set(maskedMobiles).size).toBeGreaterThan(10)
})
