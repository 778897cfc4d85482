import * as z from 'zod/v4-mini'
import { VERIFICATIONS } from '~/contract/bank'
import {
  accountNumber,
  bankName,
  confirmAccountNumber,
  ifscCode,
  MAX_IMAGE_BYTES,
  rejectReason,
} from '~/domain/bank-request'
import { m } from '~/messages/messages'
import { labelled } from '~/screen/forms/form-schema'
import { currentPassword } from './account-schemas'

export const ACCEPTED_IMAGES = ['image/png', 'image/jpeg']

/** All keys except `currentPassword` are the upstream's field names, so that the form shows each upstream error at the right field. */
export const BankRequestSchema = z
  .object({
    bank_name: labelled(m.bankName, bankName),
    bank_ac_no: labelled(m.accountNumber, accountNumber),
    confirm_account_no: labelled(m.confirmAccountNumber, confirmAccountNumber),
    ifsc_code: labelled(m.ifscCode, ifscCode),
    image: labelled(
      m.passbookOrChequeImage,
      z.unknown().check(
        z.refine((value) => imageProblem(value) === null, {
          error: ({ input }) => imageProblem(input) ?? undefined,
        }),
      ),
    ),
    currentPassword,
  })
  .check(
    z.refine(
      ({ bank_ac_no: number, confirm_account_no: confirmed }) =>
        !number || !confirmed || number === confirmed,
      { path: ['confirm_account_no'], error: m.accountNumbersNotMatched },
    ),
  )

/** In a browser, `value` is a FileList whose file declares a type. On the server, it is a File, and another check reads its bytes. */
function imageProblem(value: unknown): string | null {
  const isList = typeof FileList !== 'undefined' && value instanceof FileList
  const file = isList ? value[0] : value
  if (!(file instanceof File) || file.size === 0) return m.imageIsRequired()
  if (isList && !ACCEPTED_IMAGES.includes(file.type)) return m.onlyPngAndJpeg()
  return file.size > MAX_IMAGE_BYTES ? m.imageTooLarge() : null
}

/** The values of the specification: 1 rejects with a reason, 2 confirms. */
export const RejectionSchema = z.object({
  status_type: z.literal('1'),
  reject_reason: labelled(m.reason, rejectReason),
})

export const DecisionSchema = z.discriminatedUnion('status_type', [
  RejectionSchema,
  z.object({ status_type: z.literal('2') }),
])

/** The values of the specification: 1 bank, 2 commission amount, 3 one-rupee payment (M112). */
export const VerificationSchema = z.pipe(
  z.enum(['1', '2', '3']),
  z.transform((type) => VERIFICATIONS[Number(type) - 1] ?? 'bank'),
)
