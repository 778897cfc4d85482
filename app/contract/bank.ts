import { z } from 'zod/v4'
import { list } from './list'
import { flag, longText, optionalObject, text, url, wireObject } from './wire'

// States: 0 none, 1 awaiting the associate, 2 confirmed, 3 rejected. The portal shows state 1 only (M111).
const isAwaiting = flag

const WireBankDetails = wireObject('associate bank details', {
  bank_name: text,
  bank_ac_no: text,
  ifsc_code: text,
  bank_verified: isAwaiting,
  bank_verified_text: longText,
  amount_verified: isAwaiting,
  amount_verified_text: longText,
  one_rupee_verify: isAwaiting,
  one_rupee_verify_text: longText,
  is_user_rejected_bank_details: flag,
  is_user_rejected_bank_details_text: longText,
})

const WirePendingRequest = wireObject('pending bank request', {
  bank_name: text,
  bank_ac_no: text,
  ifsc_code: text,
  image: url,
}).transform((wire) => ({
  bankName: wire.bank_name,
  accountNumber: wire.bank_ac_no,
  ifsc: wire.ifsc_code,
  imageUrl: wire.image || null,
}))

export const VERIFICATIONS = ['bank', 'commission amount', 'one rupee'] as const
export type VerificationKind = (typeof VERIFICATIONS)[number]

export interface AwaitedVerification {
  kind: VerificationKind
  text: string
}

export const BankDetailsReply = wireObject('bank details', {
  status: z.literal(true),
  message: longText,
  associate_bank_details: optionalObject(WireBankDetails),
  pending_request_details: list(WirePendingRequest),
}).transform(({ associate_bank_details: wire, pending_request_details: [pending = null] }) => ({
  account: wire ? { bankName: wire.bank_name, accountNumber: wire.bank_ac_no, ifsc: wire.ifsc_code } : null,
  /** Shown if the details were rejected (M092). */
  rejectedText: wire?.is_user_rejected_bank_details ? wire.is_user_rejected_bank_details_text : null,
  /** The change that the office has not decided. The form shows it read-only (M110). */
  pending,
  /** True if the screen shows the form, editable or read-only (M093). */
  hasChangeForm: !wire?.bank_verified && !wire?.one_rupee_verify,
  awaited: wire ? awaitedOf(wire) : [],
}))

export type BankDetails = z.output<typeof BankDetailsReply>

function awaitedOf(wire: z.output<typeof WireBankDetails>): AwaitedVerification[] {
  const verifications = [
    { kind: 'bank', isAwaiting: wire.bank_verified, text: wire.bank_verified_text },
    { kind: 'commission amount', isAwaiting: wire.amount_verified, text: wire.amount_verified_text },
    { kind: 'one rupee', isAwaiting: wire.one_rupee_verify, text: wire.one_rupee_verify_text },
  ] as const
  return verifications.flatMap(({ isAwaiting, ...verification }) => (isAwaiting ? [verification] : []))
}
