import * as z from 'zod/v4-mini'
import { accountNumber, bankName, confirmAccountNumber, ifscCode } from '../../app/domain/bank-request'
import {
  checkUploadedImage,
  reencodeUploadedImage,
  UnusableImage,
  type UploadedImage,
} from '../../app/files/uploaded-image.server'
import { Refusal } from '../refusal'
import { ACCOUNT_NUMBERS_DIFFER } from '../replies'

const Values = z.object({
  bank_name: bankName,
  bank_ac_no: accountNumber,
  confirm_account_no: confirmAccountNumber,
  ifsc_code: ifscCode,
})

type Errors = Record<string, string[]>

/** Parses a bank change request. A refusal lists the invalid fields. */
export async function readBankRequest(input: Record<string, unknown>, images: FormDataEntryValue[]) {
  const values = Values.safeParse(input)
  const errors: Errors = values.error ? z.flattenError(values.error).fieldErrors : {}
  if (values.data && values.data.bank_ac_no !== values.data.confirm_account_no)
    errors.confirm_account_no = [ACCOUNT_NUMBERS_DIFFER]
  const image = await readImage(images, errors)
  const [first] = Object.values(errors).flat()
  if (first || !values.data || !image) throw new Refusal(first ?? '', errors)
  const { bank_name, bank_ac_no, ifsc_code } = values.data
  return { bank_name, account_number: bank_ac_no, ifsc: ifsc_code, image }
}

/** Decodes the image only if the other fields are valid. */
async function readImage(images: FormDataEntryValue[], errors: Errors): Promise<UploadedImage | null> {
  try {
    const original = await checkUploadedImage(images)
    return Object.keys(errors).length > 0 ? null : await reencodeUploadedImage(original)
  } catch (error) {
    if (!(error instanceof UnusableImage)) throw error
    errors.image = [error.message]
    return null
  }
}
