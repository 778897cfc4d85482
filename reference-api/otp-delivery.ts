import type { Logger } from 'pino'
import type { DeliverOtp } from './call'

const WEBHOOK_MS = 10_000

interface OtpDeliveryOptions {
  webhookUrl: string | null
  /** Logs the code if there is no webhook: demo people have no phone. */
  isDemo: boolean
  log: Logger
}

/** Delivers one-time passwords by webhook or demo log. Errors never log the code, recipient or URL. */
export function createOtpDelivery({ webhookUrl, isDemo, log }: OtpDeliveryOptions): DeliverOtp {
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
    // Not the message: it may quote the webhook URL, which may hold a secret.
    const { name, cause } = error as Error & { cause?: { code?: string } }
    failed(cause?.code ?? name)
  }
}
