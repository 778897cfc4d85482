import type { IsoDate } from '../../app/domain/dates'
import type { NewRow, VerificationState } from '../schema'
import { addDays } from '../rules/calendar'
import { personaOf } from './personas'
import { randomFor } from './random'

const BANKS = [
  ['Demo Grameen Bank', 'DEMO'],
  ['Sample Sahakari Bank', 'SMPL'],
  ['Example Deccan Bank', 'EXDB'],
] as const

export function bankAccountRows(associateIds: string[], seed: string): NewRow<'bank_accounts'>[] {
  const random = randomFor(seed, 'bank')
  return associateIds.map((id, index) => {
    const [bank_name, letters] = random.pick(BANKS)
    const accountNumber = `9900${random.between(10_000_000, 99_999_999)}`
    const verificationState: VerificationState = id === personaOf('P9').id ? 1 : 0
    const isRejected = id === personaOf('P8').id
    const ending = accountNumber.slice(-4)
    return {
      associate_id: id,
      bank_name,
      account_number: accountNumber,
      ifsc: `${letters}00990${String((index % 99) + 1).padStart(2, '0')}`,
      bank_state: verificationState,
      bank_text: `Is the account ending ${ending} at ${bank_name} yours?`,
      bank_reject_reason: null,
      amount_state: verificationState,
      amount_text: `Commission of ₹12,480 was sent to the account ending ${ending}. Has it arrived?`,
      amount_reject_reason: null,
      one_rupee_state: verificationState,
      one_rupee_text: `₹1 was sent to the account ending ${ending} to check it. Has it arrived?`,
      one_rupee_reject_reason: null,
      is_rejected: isRejected ? 1 : 0,
      rejected_text: isRejected
        ? 'Your bank details were rejected: the name in the passbook differs. Please send them again.'
        : '',
    }
  })
}

export function bankChangeRequestRows(
  imageMediaId: number,
  today: IsoDate,
): NewRow<'bank_change_requests'>[] {
  return [
    {
      id: 1,
      associate_id: personaOf('P7').id,
      bank_name: 'Example Deccan Bank',
      account_number: '990055667788',
      ifsc: 'EXDB0099042',
      image_media_id: imageMediaId,
      status: 'pending',
      requested_at: `${addDays(today, -2)} 11:05:00`,
      decided_at: null,
    },
  ]
}
