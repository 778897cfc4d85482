import type { Logger } from 'pino'
import type { DeliverOtp } from './call'
import { otpMail } from './delivery/otp-mail'
import { sendSms, type SmsGateway } from './delivery/sms'
import { sendMail, type SmtpServer } from './delivery/smtp'
import { postJson } from './outgoing-request'

/** A way is null if the firm has not set it. */
export interface OtpWays {
  smtp: (SmtpServer & { firmName: string | null }) | null
  sms: SmsGateway | null
  webhookUrl: string | null
}

type Otp = Parameters<DeliverOtp>[0]

interface Way {
  name: 'SMTP' | 'SMS' | 'webhook'
  /** Rejects with an error whose message may be logged. */
  send: (otp: Otp) => Promise<void>
}

interface OtpDeliveryOptions {
  ways: OtpWays
  /** If true and no way is set for a code, the log shows the code, because demo users have no phone. */
  isDemo: boolean
  log: Logger
}

/** Delivers one-time passwords. The log entry of a failure never contains the code, the recipient or the URL. */
export function createOtpDelivery({ ways, isDemo, log }: OtpDeliveryOptions): DeliverOtp {
  if (!isDemo) warnOfMissingWays(ways, log)
  return (otp) => {
    const { purpose, to, code } = otp
    const logFailure = (reason: string) => log.error({ purpose, reason }, 'otp not delivered')
    const way = wayFor(to, ways)
    if (way) way.send(otp).catch((error: Error) => logFailure(error.message))
    else if (isDemo) log.info(`otp outbox purpose=${purpose} to=${to} code=${code}`)
    else logFailure(`no delivery to ${isEmail(to) ? 'email addresses' : 'mobiles'} is set`)
  }
}

/** Returns SMTP for email addresses and SMS for mobiles; the webhook if that way is not set; null if no way is set for the recipient. */
export function wayFor(to: string, { smtp, sms, webhookUrl }: OtpWays): Way | null {
  if (isEmail(to) && smtp)
    return { name: 'SMTP', send: (otp) => sendMail(smtp, { to, ...otpMail({ ...otp, ...smtp }) }) }
  if (!isEmail(to) && sms) return { name: 'SMS', send: ({ to, code }) => sendSms(sms, { mobile: to, code }) }
  return webhookUrl ? { name: 'webhook', send: (otp) => postJson(webhookUrl, { ...otp }) } : null
}

export const isEmail = (to: string) => to.includes('@')

function warnOfMissingWays({ smtp, sms, webhookUrl }: OtpWays, log: Logger) {
  if (webhookUrl || (sms && smtp)) return
  const missing = []
  if (!sms) missing.push('mobiles (set OTP_SMS_URL or OTP_WEBHOOK_URL)')
  if (!smtp) missing.push('email addresses (set OTP_SMTP_URL or OTP_WEBHOOK_URL)')
  log.warn(`One-time passwords cannot be sent to ${missing.join(', nor to ')}.`)
}
