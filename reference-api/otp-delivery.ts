import type { Logger } from 'pino'
import type { DeliverOtp } from './call'

const WEBHOOK_MS = 10_000

export interface OtpDeliveryOptions {
  /** Takes `{ purpose, to, code }` as a POST of JSON and answers 2xx. */
  webhookUrl: string | null
  /** Nobody real waits for the code: without a webhook it is shown in the log. */
  isDemo: boolean
  log: Logger
}

/** How one-time passwords reach people. The log tells what failed and never what was in it. */
export function otpDelivery({ webhookUrl, isDemo, log }: OtpDeliveryOptions): DeliverOtp {
  if (webhookUrl) return (otp) => void post(webhookUrl, otp, log)
  if (isDemo)
    return ({ purpose, to, code }) => log.info(`otp outbox purpose=${purpose} to=${to} code=${code}`)
  return ({ purpose }) => log.error({ purpose, reason: 'OTP_WEBHOOK_URL is not set' }, 'otp not delivered')
}

async function post(url: string, otp: Parameters<DeliverOtp>[0], log: Logger): Promise<void> {
  const failed = (reason: string) => log.error({ purpose: otp.purpose, reason }, 'otp not delivered')
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(otp),
      redirect: 'error',
      signal: AbortSignal.timeout(WEBHOOK_MS),
    })
    await response.body?.cancel()
    if (!response.ok) failed(`status ${response.status}`)
  } catch (error) {
    // The message may name the address, which may hold a secret of its own.
    const { name, cause } = error as Error & { cause?: { code?: string } }
    failed(cause?.code ?? name)
  }
}
