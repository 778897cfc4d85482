import { BankDetailsReply, type VerificationKind } from '~/contract/bank'
import { MessageReply } from '~/contract/wire-object'
import { constants } from './endpoint-table.server'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

export function bank(caller: Caller, user: string) {
  return {
    details: () => callUpstream(caller, 'bankDetails', BankDetailsReply, { params: { user } }),

    /** The fields of the form have the upstream's names. */
    requestChange: (fields: Record<string, string>, image: Blob, idempotencyKey: string) =>
      callUpstream(caller, 'requestBankChange', MessageReply, {
        params: { user },
        body: requestForm(fields, image),
        idempotencyKey,
      }),

    confirm: (kind: VerificationKind, idempotencyKey: string) =>
      callUpstream(caller, 'verifyBankDetails', MessageReply, {
        params: { user },
        query: { type_of_verification: TYPES[kind], status_type: constants.verificationConfirm },
        idempotencyKey,
      }),

    reject: (kind: VerificationKind, reason: string, idempotencyKey: string) =>
      callUpstream(caller, 'verifyBankDetails', MessageReply, {
        params: { user },
        query: {
          type_of_verification: TYPES[kind],
          status_type: constants.verificationReject,
          reject_reason: reason,
        },
        idempotencyKey,
      }),
  }
}

const TYPES = {
  bank: constants.verificationBank,
  'commission amount': constants.verificationCommissionAmount,
  'one rupee': constants.verificationOneRupee,
}

function requestForm(fields: Record<string, string>, image: Blob): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  // Replaces the file name: an upstream may detect the type by the extension, and the original name may reveal a person.
  form.set('image', image, image.type === 'image/png' ? 'document.png' : 'document.jpg')
  return form
}
