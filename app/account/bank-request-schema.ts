import { z } from 'zod'
import { CURRENT_PASSWORD, currentPassword } from './current-password'
import {
  ACCOUNT_NUMBERS_DIFFER,
  accountNumber,
  bankName,
  confirmAccountNumber,
  ifscCode,
  IMAGE_REQUIRED,
  IMAGE_TOO_LARGE,
  IMAGE_TYPE_REFUSED,
  MAX_IMAGE_BYTES,
} from '~/domain/bank-request'

export const SECRETS = [CURRENT_PASSWORD]
export const ACCEPTED_IMAGES = ['image/png', 'image/jpeg']

/** Field names match the upstream's, so that its errors appear at their fields. */
export const BankRequestSchema = z
  .object({
    bank_name: bankName.describe('Bank Name'),
    bank_ac_no: accountNumber.describe('Account Number'),
    confirm_account_no: confirmAccountNumber.describe('Confirm Account Number'),
    ifsc_code: ifscCode.describe('IFSC Code'),
    image: z
      .unknown()
      .superRefine((value, context) => {
        const message = problemOf(value)
        if (message) context.addIssue({ code: 'custom', message })
      })
      .describe('Passbook or cheque image'),
    currentPassword,
  })
  .superRefine((request, context) => {
    const { bank_ac_no: number, confirm_account_no: confirmed } = request
    if (number && confirmed && number !== confirmed)
      context.addIssue({ code: 'custom', path: ['confirm_account_no'], message: ACCOUNT_NUMBERS_DIFFER })
  })

/** The browser has a FileList and its declared types; the server has one file and checks its bytes later. */
function problemOf(value: unknown): string | null {
  const isList = typeof FileList !== 'undefined' && value instanceof FileList
  const file = isList ? value[0] : value
  if (!(file instanceof File) || file.size === 0) return IMAGE_REQUIRED
  if (isList && !ACCEPTED_IMAGES.includes(file.type)) return IMAGE_TYPE_REFUSED
  return file.size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : null
}
