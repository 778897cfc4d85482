import { formatDateTime } from '../../app/domain/dates'
import { isLanguage } from '../../app/messages/languages'
import { m } from '../../app/messages/messages'
import { inLanguage } from '../../app/messages/request-language.server'
import type { Alert } from '../db/queries/alerts'

type AlertFields = Pick<Alert, 'change' | 'after' | 'created_at' | 'language'>

interface Firm {
  firmName: string | null
  contact: string | null
}

const SUBJECTS: Record<Alert['change'], () => string> = {
  mobile: m.alertMobile,
  email: m.alertEmail,
  'bank request': m.alertBank,
}

/** Omits the person's name and full numbers, because the former contact may now belong to someone else. */
export const alertText = (alert: AlertFields, firm: Firm) =>
  inLanguage(isLanguage(alert.language) ? alert.language : 'en', () => mailOf(alert, firm))

function mailOf(alert: AlertFields, { firmName, contact }: Firm) {
  const subject = SUBJECTS[alert.change]()
  const callOffice = contact ? m.alertCallOfficeAt({ contact }) : m.alertCallOffice()
  const text = [detailOf(alert), m.alertIfItWasYou(), m.alertIfItWasNotYou({ callOffice })].join('\n\n')
  return { subject: firmName ? m.mailOfFirm({ subject, firm: firmName }) : subject, text: `${text}\n` }
}

function detailOf({ change, after, created_at }: AlertFields): string {
  const time = formatDateTime(created_at)
  if (change === 'email') return after ? m.alertEmailDetail({ after, time }) : m.alertEmailRemoved({ time })
  const number = m.numberEnding({ digits: after.replace(/^ending /, '') })
  return change === 'mobile'
    ? m.alertMobileDetail({ after: number, time })
    : m.alertBankDetail({ after: number, time })
}
