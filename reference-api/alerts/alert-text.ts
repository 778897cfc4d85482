import { formatDateTime } from '../../app/domain/dates'
import type { Alert } from '../db/queries/alerts'

const SUBJECTS: Record<Alert['change'], string> = {
  mobile: 'Your mobile number was changed',
  email: 'Your email address was changed',
  'bank request': 'A change of your bank account was requested',
}

/** Contains no name and no full number or address: the former contact may belong to another person now. */
export function alertText(
  { change, after, created_at }: Pick<Alert, 'change' | 'after' | 'created_at'>,
  { firmName, contact }: { firmName: string | null; contact: string | null },
) {
  const subject = firmName ? `${SUBJECTS[change]} (${firmName})` : SUBJECTS[change]
  const office = contact ? `call the office: ${contact}` : 'call the office'
  const text = [
    `${SUBJECTS[change]}${newValue({ change, after })}. Time: ${formatDateTime(created_at)} (India).`,
    'If this was you, there is nothing to do.',
    `If it wasn’t, log in, open Account Activity, choose “This wasn’t me”, and ${office}.`,
  ].join('\n\n')
  return { subject, text: `${text}\n` }
}

function newValue({ change, after }: Pick<Alert, 'change' | 'after'>): string {
  if (!after) return ' to none'
  if (change === 'bank request') return ` to the account ${after}`
  return change === 'mobile' ? ` to one ${after}` : ` to ${after}`
}
