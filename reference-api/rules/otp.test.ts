import { expect, it } from 'vitest'
import { maskedMobile, maskedUnknownMobile, newOtpCode } from './otp'

it.each([
  // 20,000 draws of ten thousand values leave about 1,350 undrawn; of a million, they repeat about 200.
  [4, 8_400, 600],
  [6, 19_000, 600],
])(
  'M042 M046 a code has %i digits, is random and may begin with zeros',
  (digits, minDifferent, minWithZero) => {
    const codes = new Set(Array.from({ length: 20_000 }, () => newOtpCode(digits)))
    for (const code of codes) expect(code).toMatch(new RegExp(`^\\d{${digits}}$`))
    expect(codes.size).toBeGreaterThan(minDifferent)
    expect([...codes].filter((code) => code.startsWith('0')).length).toBeGreaterThan(minWithZero)
  },
)

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
