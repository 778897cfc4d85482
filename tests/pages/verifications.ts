import { jsonReply } from '../e2e/fixtures'

/** A reply with three pending verifications, except those that `flags` changes. Decisions in parallel tests do not affect it. */
export const verificationsReply = (flags: Record<string, number> = {}) =>
  jsonReply({
    associate_bank_details: {
      bank_name: 'Demo Bank',
      bank_ac_no: '990012345678',
      ifsc_code: 'DEMO0099001',
      bank_verified: 1,
      bank_verified_text: 'Is the account yours?',
      amount_verified: 1,
      amount_verified_text: 'Has ₹12,480 arrived?',
      one_rupee_verify: 1,
      one_rupee_verify_text: 'Has ₹1 arrived?',
      is_user_rejected_bank_details: 0,
      is_user_rejected_bank_details_text: '',
      ...flags,
    },
    pending_request_details: [],
  })
