import { email, mobile } from '../../app/domain/contact'
import { type OtpWays, wayFor } from '../otp-delivery'

/** Sends a code by mail, SMS or webhook without storing it. Returns text such as "Accepted (SMS)."; throws if the code is not accepted. */
export async function sendTestOtp(to: string, ways: OtpWays, digits: number): Promise<string> {
  const isMobile = mobile.safeParse(to).success
  if (!isMobile && !email.safeParse(to).success)
    throw new Error('TO must be a mobile of ten digits, or an email address in small letters.')
  const way = wayFor(to, ways)
  if (!way)
    throw new Error(`Nothing was sent: set ${isMobile ? 'OTP_SMS_URL' : 'OTP_SMTP_URL'} or OTP_WEBHOOK_URL.`)
  const purpose = isMobile ? 'sign-in' : 'confirm-email'
  await way.send({ purpose, to, code: '0'.repeat(digits), language: 'en' }).catch((error: Error) => {
    throw new Error(`Not accepted (${way.name}): ${error.message}.`)
  })
  return `Accepted (${way.name}).`
}
