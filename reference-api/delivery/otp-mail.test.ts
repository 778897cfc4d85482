import { expect, it } from 'vitest'
import { otpMail } from './otp-mail'

it.each([
  ['en', 'Aakriti', 'Your one-time password for Aakriti', 'Use it to change your mobile number.'],
  ['en', null, 'Your one-time password', 'Your one-time password is 041722.'],
  ['hi', 'Aakriti', 'Aakriti के लिए आपका वन-टाइम पासवर्ड (OTP)', 'इससे अपना मोबाइल नंबर बदलें।'],
  ['te', 'Aakriti', 'Aakriti కోసం మీ వన్-టైమ్ పాస్‌వర్డ్ (OTP)', 'దీనితో మీ మొబైల్ నంబర్ మార్చండి.'],
] as const)('X064 X070 in %s, the mail of %j has the subject "%s"', (language, firmName, subject, use) => {
  const mail = otpMail({ purpose: 'change-mobile', code: '041722', firmName, language })
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain('041722')
  expect(mail.text).toContain(use)
})
