import type { Language } from '../../app/messages/languages'
import { m } from '../../app/messages/messages'
import { inLanguage } from '../../app/messages/request-language.server'
import type { OtpPurpose } from '../schema'

const PURPOSES: Record<OtpPurpose, string> = {
  'sign-in': 'signIn',
  'change-mobile': 'changeMobile',
  'confirm-mobile': 'confirmMobile',
  'confirm-email': 'confirmEmail',
}

interface OtpMail {
  purpose: OtpPurpose
  code: string
  firmName: string | null
  language: Language
}

/** Writes the mail in the recipient's language. The subject omits the code, because locked screens show subjects. */
export const otpMail = ({ purpose, code, firmName, language }: OtpMail) =>
  inLanguage(language, () => {
    const subject = firmName ? m.otpMailSubjectOfFirm({ firm: firmName }) : m.otpMailSubject()
    const text = [
      m.otpMailCode({ subject, code }),
      m.otpMailUse({ purpose: PURPOSES[purpose] }),
      m.otpMailDontShare(),
    ].join('\n\n')
    return { subject, text: `${text}\n` }
  })
