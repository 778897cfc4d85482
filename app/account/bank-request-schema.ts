import * as z from 'zod/v4-mini'
import { labelled } from '~/forms/form-schema'
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
    bank_name: labelled('Bank Name', bankName),
    bank_ac_no: labelled('Account Number', accountNumber),
    confirm_account_no: labelled('Confirm Account Number', confirmAccountNumber),
    ifsc_code: labelled('IFSC Code', ifscCode),
    image: labelled(
      'Passbook or cheque image',
      z.unknown().check(
        z.refine((value) => problemOf(value) === null, {
          error: ({ input }) => problemOf(input) ?? undefined,
        }),
      ),
    ),
    currentPassword,
  })
  .check(
    z.refine(
      ({ bank_ac_no: number, confirm_account_no: confirmed }) =>
        !number || !confirmed || number === confirmed,
      { path: ['confirm_account_no'], error: ACCOUNT_NUMBERS_DIFFER },
    ),
  )

/** The browser has a FileList and its declared types; the server has one file and checks its bytes later. */
function problemOf(value: unknown): string | null {
  const isList = typeof FileList !== 'undefined' && value instanceof FileList
  const file = isList ? value[0] : value
  if (!(file instanceof File) || file.size === 0) return IMAGE_REQUIRED
  if (isList && !ACCEPTED_IMAGES.includes(file.type)) return IMAGE_TYPE_REFUSED
  return file.size > MAX_IMAGE_BYTES ? IMAGE_TOO_LARGE : null
}
