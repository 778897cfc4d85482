import type { OtpPurpose } from '../db/schema'

const PURPOSES: Record<OtpPurpose, string> = {
  'sign-in': 'log in',
  'change-mobile': 'change your mobile number',
  'confirm-mobile': 'confirm your mobile number',
  'confirm-email': 'confirm your email address',
}

/** The subject has no code: locked screens show subjects. */
export function otpMail({
  purpose,
  code,
  firmName,
}: {
  purpose: OtpPurpose
  code: string
  firmName: string | null
}) {
  const subject = firmName ? `Your one-time password for ${firmName}` : 'Your one-time password'
  const text = [
    `${subject} is ${code}.`,
    `Use it to ${PURPOSES[purpose]}. It works once, for ten minutes.`,
    'Don’t share it. Nobody from the office asks for it. If you didn’t request it, ignore this email.',
  ].join('\n\n')
  return { subject, text: `${text}\n` }
}
