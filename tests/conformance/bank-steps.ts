import { BankDetailsReply } from '../../app/contract/bank'
import { MessageReply } from '../../app/contract/wire-object'
import { needs, ofUser, step, type Step } from './step'

const ONE_PIXEL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

export const bankSteps: Step[] = [
  step('bankDetails', BankDetailsReply, ofUser, ({ account, awaited: [first] }, known) => {
    known.account = account ?? undefined
    known.awaited = first?.kind
  }),
]

/** Requests the account on record again, and confirms the first pending verification. */
export const bankWrites: Step[] = [
  step(
    'requestBankChange',
    MessageReply,
    needs('account', ({ bankName, accountNumber, ifsc }, { user = '' }) => {
      const body = new FormData()
      body.set('bank_name', bankName)
      body.set('bank_ac_no', accountNumber)
      body.set('confirm_account_no', accountNumber)
      body.set('ifsc_code', ifsc)
      body.set('image', new Blob([ONE_PIXEL_PNG], { type: 'image/png' }), 'document.png')
      return { params: { user }, body }
    }),
  ),
  step(
    'verifyBankDetails',
    MessageReply,
    needs('awaited', (kind, { user = '', constants }) => ({
      params: { user },
      query: {
        type_of_verification: {
          bank: constants.verificationBank,
          'commission amount': constants.verificationCommissionAmount,
          'one rupee': constants.verificationOneRupee,
        }[kind],
        status_type: constants.verificationConfirm,
      },
    })),
  ),
]
