const TIMEOUT_MS = 10_000
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

export interface SmtpServer {
  url: string
  from: string
}

/** The message names no recipient, server or credentials. */
export class SmtpError extends Error {}

/** Succeeds once the server has accepted the mail. Throws `SmtpError` if sending fails. */
export async function sendMail(
  { url, from }: SmtpServer,
  { to, subject, text }: { to: string; subject: string; text: string },
): Promise<void> {
  const { password, hostname } = new URL(url)
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({ url, requireTLS: password !== '' && !LOOPBACK.includes(hostname) })
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  try {
    // `to` is an object, because nodemailer splits a text at commas into several recipients.
    const mail = { from, to: { name: '', address: to }, subject, text }
    await transport.sendMail({ ...mail, signal })
  } catch (error) {
    throw new SmtpError(signal.aborted ? 'TimeoutError' : reasonOf(error as FailedMail))
  } finally {
    transport.close()
  }
}

interface FailedMail {
  code?: string
  responseCode?: number
}

const REASONS: Record<string, string> = {
  EAUTH: 'the server rejected the user or the password',
  EENVELOPE: 'the server rejected the sender or the recipient',
  EMESSAGE: 'the server rejected the message',
  ETLS: 'the connection could not be encrypted',
  EDNS: 'the server was not found',
  ECONNECTION: 'the server could not be reached',
  ESOCKET: 'the server could not be reached',
}

function reasonOf({ code = 'unknown', responseCode }: FailedMail): string {
  const codes = responseCode ? `${code} ${responseCode}` : code
  return code in REASONS ? `${REASONS[code]} (${codes})` : codes
}
