import { success } from './wire'

// Bank details, slides and galleries with the names and types that an upstream sends.

type Wire = Record<string, unknown>

export const wireBankDetails = (fields: Wire = {}, pending: Wire[] = []): Wire =>
  success({
    associate_bank_details: {
      bank_name: 'Union Bank',
      bank_ac_no: '001122334455',
      ifsc_code: 'UBIN0000001',
      bank_verified: '0',
      bank_verified_text: 'Is this account yours?',
      amount_verified: 0,
      amount_verified_text: 'Has the commission arrived?',
      one_rupee_verify: null,
      one_rupee_verify_text: 'Has the rupee arrived?',
      is_user_rejected_bank_details: 0,
      is_user_rejected_bank_details_text: '',
      ...fields,
    },
    pending_request_details: pending,
  })

export const wirePendingRequest = (fields: Wire = {}): Wire => ({
  bank_name: 'New Bank',
  bank_ac_no: 990055667788,
  ifsc_code: 'NEWB0000001',
  image: 'https://api.example/media/12',
  ...fields,
})

export const wireSlide = (fields: Wire = {}): Wire => ({
  thumb_path: '/media/1',
  img_path: '/media/2',
  title: 'Mangoes in bloom',
  name: 'Mango Bloom Gardens',
  comment: 'Two hundred trees.',
  ...fields,
})
