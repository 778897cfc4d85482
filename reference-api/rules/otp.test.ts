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

it('M041 a mobile without an account is masked like any other', () => {
  expect(maskedUnknownMobile('9999912345', 'secret')).toBe(maskedMobile('9999912345'))
})

it('M041 an unknown user id always gets the same masked mobile, in small letters or capitals', () => {
  const masked = maskedUnknownMobile('nobody@demo.example', 'secret')
  expect(masked).toMatch(/^\*{6}\d{4}$/)
  expect(maskedUnknownMobile('Nobody@Demo.example', 'secret')).toBe(masked)
})

it('M041 the masked mobile of an unknown user id depends on the secret', () => {
  const maskedMobiles = Array.from({ length: 20 }, (_, index) =>
    maskedUnknownMobile('nobody@demo.example', String(index)),
  )
  expect(new Set(maskedMobiles).size).toBeGreaterThan(10)
})
