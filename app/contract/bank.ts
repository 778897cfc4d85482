import type { z } from 'zod/v4'
import { list } from './list'
import { flag, longText, orNull, text, url } from './wire'
import { optionalObject, reply, wireObject, type WireTable } from './wire-object'

export const VERIFICATIONS = ['bank', 'commission amount', 'one rupee'] as const
export type VerificationKind = (typeof VERIFICATIONS)[number]

export interface AwaitedVerification {
  kind: VerificationKind
  text: string
}

const accountFields = {
  bankName: ['bank_name', text],
  accountNumber: ['bank_ac_no', text],
  ifsc: ['ifsc_code', text],
} satisfies WireTable

/** States: 0 none, 1 awaiting the associate, 2 confirmed, 3 rejected. The portal shows state 1 only (M111). */
const stateFields = (wireName: string) =>
  ({ isSet: [wireName, flag], text: [`${wireName}_text`, longText] }) satisfies WireTable

const WireBankDetails = wireObject('associate bank details', {
  account: accountFields,
  awaited: {
    bank: stateFields('bank_verified'),
    'commission amount': stateFields('amount_verified'),
    'one rupee': stateFields('one_rupee_verify'),
  },
  rejected: stateFields('is_user_rejected_bank_details'),
})

export const BankDetailsReply = reply('bank details', {
  details: ['associate_bank_details', optionalObject(WireBankDetails)],
  pending: [
    'pending_request_details',
    list(wireObject('pending bank request', { ...accountFields, imageUrl: ['image', orNull(url)] })),
  ],
}).transform(({ details, pending: [pending = null] }) => ({
  account: details?.account ?? null,
  /** Shown if the details were rejected (M092). */
  rejectedText: details?.rejected.isSet ? details.rejected.text : null,
  /** The change that the office has not decided. The form shows it read-only (M110). */
  pending,
  /** True if the screen shows the form, editable or read-only (M093). */
  hasChangeForm: !details?.awaited.bank.isSet && !details?.awaited['one rupee'].isSet,
  awaited: details ? awaitedOf(details.awaited) : [],
}))

export type BankDetails = z.output<typeof BankDetailsReply>

const awaitedOf = (states: z.output<typeof WireBankDetails>['awaited']): AwaitedVerification[] =>
  VERIFICATIONS.flatMap((kind) => (states[kind].isSet ? [{ kind, text: states[kind].text }] : []))
