import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import { canWrite } from '../db/can-write'
import { type Alert, findDueAlerts, postponeAlert, removeAlert } from '../db/queries/alerts'
import { asOnlySender } from '../db/queries/events'
import type { Database } from '../schema'
import { sendSms, type SmsGateway } from '../delivery/sms'
import { sendMail, type SmtpServer } from '../delivery/smtp'
import { isEmail } from '../otp-delivery'
import { postJson } from '../outgoing-request'
import { PAUSES_MS, startSendLoop, waitForAll } from '../send-loop'
import { alertText } from './alert-text'

export interface AlertWays {
  smtp: SmtpServer | null
  sms: SmsGateway | null
  /** Used for mobiles if `sms` is null, and for email addresses if `smtp` is null. */
  webhookUrl: string | null
  firmName: string | null
  contact: string | null
}

interface AlertSenderOptions {
  db: Kysely<Database>
  ways: AlertWays
  /** If true and no way is set for an alert, the log shows the alert and its recipient, because demo users have no phone. */
  isDemo: boolean
  log: Logger
  now?: () => Date
}

/** Any number that no other advisory lock of the database uses. */
const ALERTS_LOCK = 20_250_048
const ALERTS_PER_BATCH = 10

/** Values of `{change}` in the SMS template. */
const CHANGES: Record<Alert['change'], string> = {
  mobile: 'mobile number',
  email: 'email address',
  'bank request': 'bank account',
}

export const startAlertSender = (options: AlertSenderOptions) =>
  startSendLoop(() => sendDueAlerts(options), { name: 'alert sender', log: options.log })

/** Returns how many alerts it tried to send, or 0 if another process is sending. */
export function sendDueAlerts(options: AlertSenderOptions): Promise<number> {
  const { db, now = () => new Date() } = options
  return asOnlySender(db, ALERTS_LOCK, async () => {
    const alerts = await findDueAlerts(db, now(), ALERTS_PER_BATCH)
    if (alerts.length === 0 || !(await canWrite(db))) return 0
    await waitForAll(alerts.map((alert) => attempt(alert, { ...options, now })))
    return alerts.length
  })
}

async function attempt(alert: Alert, { db, ways, isDemo, log, now }: Required<AlertSenderOptions>) {
  const { change, recipient } = alert
  try {
    const send = wayFor(alert, ways)
    if (send) await send()
    else if (isDemo) log.info(`alert outbox change="${change}" to=${recipient} after="${alert.after}"`)
    else
      log.error(
        { change, reason: `no delivery to ${isEmail(recipient) ? 'email addresses' : 'mobiles'} is set` },
        'alert not sent',
      )
  } catch (error) {
    const { message: reason } = error as Error
    const pause = PAUSES_MS[alert.attempts]
    if (pause !== undefined) {
      log.warn({ change, reason }, 'alert not sent')
      return postponeAlert(db, alert, new Date(now().getTime() + pause))
    }
    log.error({ change, reason }, 'alert given up')
  }
  await removeAlert(db, alert)
}

function wayFor(alert: Alert, { smtp, sms, webhookUrl, ...firm }: AlertWays): (() => Promise<void>) | null {
  const { change, recipient } = alert
  const { subject, text } = alertText(alert, firm)
  if (isEmail(recipient) && smtp) return () => sendMail(smtp, { to: recipient, subject, text })
  if (!isEmail(recipient) && sms) return () => sendSms(sms, { mobile: recipient, change: CHANGES[change] })
  return webhookUrl ? () => postJson(webhookUrl, { change, to: recipient, text }) : null
}
