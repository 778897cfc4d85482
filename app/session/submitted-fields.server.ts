import { paths } from '~/paths'
import { FORM_KEY } from './form-key'

export interface SentField {
  label: string
  value: string
}

type Fields = [string, string][]

/** Fields a person types in, by form; hidden fields are sent along unseen. */
const LABELS: Record<string, Record<string, string>> = {
  [paths.updateProfile()]: { email: 'Email', address: 'Address' },
  [paths.updateMail()]: { email: 'New Email' },
  [paths.updateMobile()]: { mobile: 'New Mobile' },
  [paths.bankDetails()]: {
    bank_name: 'Bank Name',
    bank_ac_no: 'Account Number',
    confirm_account_no: 'Confirm Account Number',
    ifsc_code: 'IFSC Code',
  },
  [paths.pendingRequests()]: { reject_reason: 'Reason to reject' },
  // Forms without input are not resumed.
  [paths.notifications()]: {},
  [paths.clearNotifications()]: {},
  [paths.cashCommission()]: {},
  [paths.updateMobileOtp()]: {},
  [paths.endSession()]: {},
  [paths.changePassword()]: {},
  [paths.forcedChangePassword()]: {},
}

/** Labels and values of typed fields; unknown forms show readable field names. */
export function typedFields(path: string, fields: Fields): SentField[] {
  const labels = LABELS[path.split('?')[0] ?? '']
  return Object.entries(labels ?? labelsFromNames(fields)).flatMap(([name, label]) => {
    const values = fields.filter((field) => field[0] === name).map(([, value]) => value)
    return values.length > 0 ? [{ label, value: values.join('\n').trim() }] : []
  })
}

function labelsFromNames(fields: Fields): Record<string, string> {
  const names = fields.map(([name]) => name).filter((name) => name !== FORM_KEY)
  return Object.fromEntries(names.map((name) => [name, readable(name)]))
}

/** `bank_ac_no` and `bankAcNo` are both `Bank ac no`. */
function readable(name: string): string {
  const text = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
  return text.charAt(0).toUpperCase() + text.slice(1)
}
