import { type AwaitedVerification, BankDetailsReply, VERIFICATIONS } from './contract/bank'
import { MessageReply } from './contract/message'
import { type Caller, callUpstream } from './transport.server'

const REJECT = 1
const CONFIRM = 2

export interface BankRequest {
  bankName: string
  accountNumber: string
  confirmAccountNumber: string
  ifsc: string
  image: Blob
}

export function bank(caller: Caller, user: string) {
  return {
    details: () => callUpstream(caller, 'bankDetails', BankDetailsReply, { params: { user } }),

    /** The message is the upstream's, to be shown. Refused with `errors` for the fields that the upstream names. */
    requestChange: (request: BankRequest, idempotencyKey: string) =>
      callUpstream(caller, 'requestBankChange', MessageReply, {
        params: { user },
        body: requestForm(request),
        idempotencyKey,
      }),

    confirm: (of: AwaitedVerification['of'], idempotencyKey: string) =>
      callUpstream(caller, 'verifyBankDetails', MessageReply, {
        params: { user },
        query: { type_of_verification: typeOf(of), status_type: CONFIRM },
        idempotencyKey,
      }),

    reject: (of: AwaitedVerification['of'], reason: string, idempotencyKey: string) =>
      callUpstream(caller, 'verifyBankDetails', MessageReply, {
        params: { user },
        query: { type_of_verification: typeOf(of), status_type: REJECT, reject_reason: reason },
        idempotencyKey,
      }),
  }
}

/** 1 bank, 2 commission amount, 3 one rupee (checklist M112). */
const typeOf = (of: AwaitedVerification['of']) => VERIFICATIONS.indexOf(of) + 1

function requestForm({ bankName, accountNumber, confirmAccountNumber, ifsc, image }: BankRequest): FormData {
  const form = new FormData()
  form.set('bank_name', bankName)
  form.set('bank_ac_no', accountNumber)
  form.set('confirm_account_no', confirmAccountNumber)
  form.set('ifsc_code', ifsc)
  // Upstreams tell a file from a field by its name; the one it had may tell whose it is.
  form.set('image', image, image.type === 'image/png' ? 'document.png' : 'document.jpg')
  return form
}
