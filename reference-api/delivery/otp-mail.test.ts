import { expect, it } from 'vitest'
import { otpMail } from './otp-mail'

it.each([
  ['en', 'Your one-time password for Aakriti', 'Use it to change your mobile number.'],
  ['hi', 'Aakriti के लिए आपका वन-टाइम पासवर्ड (OTP)', 'इससे अपना मोबाइल नंबर बदलें।'],
  ['te', 'Aakriti కోసం మీ వన్-టైమ్ పాస్‌వర్డ్ (OTP)', 'దీనితో మీ మొబైల్ నంబర్ మార్చండి.'],
] as const)('X064 X070 writes the mail in the language %s', (language, subject, use) => {
  const mail = otpMail({ purpose: 'change-mobile', code: '041722', firmName: 'Aakriti', language })
  expect(mail.subject).toBe(subject)
  expect(mail.text).toContain('041722')
  expect(mail.text).toContain(use)
})
