import { z } from 'zod/v4'
import { BankDetailsReply } from '../../app/contract/bank'
import { MessageReply } from '../../app/contract/wire-object'
import { rejectReason } from '../../app/domain/bank-request'
import { timestampInIndia } from '../../app/domain/dates'
import { call, type CallContext } from '../call'
import { Refusal } from '../refusal'
import { findAssociate } from '../db/queries/associates'
import {
  addBankRequest,
  clearAccountRejection,
  decideVerification,
  findBankAccount,
  findPendingBankRequest,
  findRejectedBankRequest,
  type VerificationDecision,
} from '../db/queries/bank'
import { ending } from '../rules/masked'
import { mediaPath } from './media'
import { readBankRequest } from './bank-request'
import { oneOf, optionalText } from './query'
import { parseOrRefuse } from './parse-or-refuse'
import { BANK_REQUEST_SENT } from '../replies'

const getBankDetails = call(
  'GET',
  '/associate/get-agent-bank-details/:self',
  {
    summary: 'The bank account, its verification status, and a pending change request.',
    reply: BankDetailsReply,
  },
  async ({ db, viewer, urlOf }) => {
    const account = await findBankAccount(db, viewer.id)
    const rejected = account ? null : await findRejectedBankRequest(db, viewer.id)
    const pending = await findPendingBankRequest(db, viewer.id)
    return {
      associate_bank_details: account ? toWire(account) : rejected && rejectedToWire(rejected),
      pending_request_details: (pending ? [pending] : []).map((request) => ({
        bank_name: request.bank_name,
        bank_ac_no: request.account_number,
        ifsc_code: request.ifsc,
        image: urlOf(mediaPath(request.image_media_id)),
      })),
    }
  },
)

function toWire(account: NonNullable<Awaited<ReturnType<typeof findBankAccount>>>) {
  return {
    bank_name: account.bank_name,
    bank_ac_no: account.account_number,
    ifsc_code: account.ifsc,
    bank_verified: account.bank_state,
    bank_verified_text: account.bank_text,
    amount_verified: account.amount_state,
    amount_verified_text: account.amount_text,
    one_rupee_verify: account.one_rupee_state,
    one_rupee_verify_text: account.one_rupee_text,
    is_user_rejected_bank_details: account.is_rejected,
    is_user_rejected_bank_details_text: account.rejected_text,
  }
}

/** Shows the rejected request as the account, because the associate has no account yet. */
function rejectedToWire(request: NonNullable<Awaited<ReturnType<typeof findRejectedBankRequest>>>) {
  return {
    bank_name: request.bank_name,
    bank_ac_no: request.account_number,
    ifsc_code: request.ifsc,
    bank_verified: 0,
    bank_verified_text: '',
    amount_verified: 0,
    amount_verified_text: '',
    one_rupee_verify: 0,
    one_rupee_verify_text: '',
    is_user_rejected_bank_details: 1,
    is_user_rejected_bank_details_text: request.reason ?? '',
  }
}

const VERIFICATION_PENDING = 'Please confirm or reject the verification of your current bank details first.'
const REQUEST_PENDING = 'A bank request is already being verified.'

const ChangeRequest = z.object({
  bank_name: optionalText,
  bank_ac_no: optionalText,
  confirm_account_no: optionalText,
  ifsc_code: optionalText,
})

/** The older variant of M107 has the values in the query string and only the image in the form. */
async function requestChange({
  db,
  viewer,
  query,
  now,
  recordActivity,
  recordAlert,
  recordEvent,
  write,
  readForm,
}: CallContext<'self', z.output<typeof ChangeRequest>>) {
  await requireOpenForm(db)
  const form = await readForm()
  // Reads the image before the transaction, because decoding is slow and SQLite has one writer.
  const { image, ...values } = await readBankRequest(
    { ...query, ...Object.fromEntries(form) },
    form.getAll('image'),
  )
  return write(async (db) => {
    await requireOpenForm(db)
    const request = { ...values, associate_id: viewer.id, requested_at: timestampInIndia(now()) }
    if (!(await addBankRequest(db, request, image))) throw new Refusal(REQUEST_PENDING)
    await clearAccountRejection(db, viewer.id)
    const { bank_name, ifsc, account_number } = values
    const account_ending = account_number.slice(-4)
    const account = await findBankAccount(db, viewer.id)
    const details = { before: ending(account?.account_number ?? ''), after: ending(account_number) }
    await recordActivity(db, { kind: 'bank request', details })
    const associate = await findAssociate(db, viewer.id)
    const recipients = [associate?.mobile, associate?.email]
    await recordAlert(db, { change: 'bank request', after: details.after, recipients })
    await recordEvent(db, { type: 'bank_request', data: { bank_name, ifsc, account_ending } })
    return { message: BANK_REQUEST_SENT }
  })

  /** Refuses while a request is pending, or while the associate must confirm the bank or the one-rupee payment (M093, M110). */
  async function requireOpenForm(db: CallContext<never, unknown>['db']) {
    const account = await findBankAccount(db, viewer.id)
    if (account?.bank_state === 1 || account?.one_rupee_state === 1) throw new Refusal(VERIFICATION_PENDING)
    if (await findPendingBankRequest(db, viewer.id)) throw new Refusal(REQUEST_PENDING)
  }
}

const changeDeclaration = {
  query: ChangeRequest,
  reply: MessageReply,
  effect: 'write',
  body: 'multipart',
} as const

const saveChangeRequest = call(
  'POST',
  '/associate/save-bank-details-change-request-responsive/:self',
  {
    summary:
      'Requests a change of the bank account. Fields: bank_name, bank_ac_no, confirm_account_no, ifsc_code, image.',
    ...changeDeclaration,
  },
  requestChange,
)

/** The specification names no path for the older variant. */
const saveChangeRequestByQuery = call(
  'POST',
  '/associate/save-bank-details-change-request/:self',
  {
    summary:
      'Requests a change of the bank account. In this old variant, the values are in the query and the image is in the form.',
    ...changeDeclaration,
  },
  requestChange,
)

const Verification = z.object({
  type_of_verification: oneOf(['1', '2', '3']).transform((type) => Number(type) as 1 | 2 | 3),
  status_type: oneOf(['1', '2']),
  // `rejectReason` validates this field if the status is a rejection.
  reject_reason: z.string().optional(),
})

const REJECTED = '1'
const SUBJECT_NAMES = { 1: 'bank account', 2: 'commission amount', 3: 'one rupee' } as const
const SUBJECTS = { 1: 'bank', 2: 'amount', 3: 'one_rupee' } as const

const verifyStatus = call(
  'POST',
  '/associate/verify-bank-amount-details-status/:self',
  {
    summary:
      'Replies to a verification. status_type: 1 rejects (with a reason), 2 confirms. type_of_verification: 1 bank account, 2 commission amount, 3 one-rupee payment.',
    query: Verification,
    reply: MessageReply,
    effect: 'write',
  },
  async ({ viewer, query, recordActivity, recordEvent, write }) => {
    const type = query.type_of_verification
    const decision: VerificationDecision =
      query.status_type === REJECTED
        ? { kind: 'rejected', reason: parseOrRefuse(rejectReason, query.reject_reason) }
        : { kind: 'confirmed' }
    return write(async (db) => {
      if (!(await decideVerification(db, viewer.id, type, decision))) throw new Refusal('Already submitted')
      const detail = `${SUBJECT_NAMES[type]} ${decision.kind}`
      await recordActivity(db, { kind: 'verification', details: { detail } })
      await recordEvent(db, {
        type: 'verification',
        data: { subject: SUBJECTS[type], decision: decision.kind },
      })
      return {
        message: decision.kind === 'confirmed' ? 'Verification confirmed.' : 'Verification rejected.',
      }
    })
  },
)

export const bankCalls = [getBankDetails, saveChangeRequest, saveChangeRequestByQuery, verifyStatus]
