import { z } from 'zod'

/** Bank account change (M095–M103). The specified messages of the two account fields differ. */

export const bankName = z
  .string({ message: 'Bank Name is required.' })
  .trim()
  .min(1, 'Bank Name is required.')
  // No digits of any script, no control characters.
  .regex(/^[^\p{Nd}\p{Cc}]*$/u, 'Only alphabetic and special characters are allowed.')
  .min(3, 'Must be at least 3 characters long.')
  .max(60, 'Must not exceed 60 characters.')

const ONLY_NUMBERS = 'Only numbers are allowed.'

export const accountNumber = z
  .string({ message: 'Account Number is required.' })
  .trim()
  .min(1, 'Account Number is required.')
  .regex(/^[0-9]*$/, ONLY_NUMBERS)
  .min(10, 'Must be a minimum of 10 digits.')
  .max(18, 'You can enter a max of 18 digits only.')

export const confirmAccountNumber = z
  .string({ message: 'Confirm Account Number is required.' })
  .trim()
  .min(1, 'Confirm Account Number is required.')
  .regex(/^[0-9]*$/, ONLY_NUMBERS)
  .min(10, 'Must be minimum of 10 digits.')
  .max(18, 'You can enter max of 18 digits only.')

export const ACCOUNT_NUMBERS_DIFFER = 'Account number and confirm account number not matched.'

/** RBI format: the fifth character is always zero. */
export const ifscCode = z
  .string({ message: 'IFSC Code is Required' })
  .trim()
  .min(1, 'IFSC Code is Required')
  .toUpperCase()
  .min(11, 'Must be minimum of 11 digits.')
  .max(11, 'You can enter max of 11 digits only.')
  .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'IFSC Code must follow the pattern (e.g., ABCD0EF1234)')

export const IMAGE_REQUIRED = 'Image is required.'
export const IMAGE_TYPE_REFUSED = 'Only PNG and JPEG images are allowed.'
export const IMAGE_TOO_LARGE = 'The image must not exceed 10 MB.'
export const IMAGE_UNREADABLE = 'The image cannot be read. Please choose another one.'
export const IMAGE_TOO_WIDE = 'The image has too many pixels. Please choose a smaller one.'
export const IMAGES_BUSY = 'Many images are being processed. Please try again in a minute.'
export const ONE_IMAGE_ONLY = 'Only one image is allowed.'
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

export const BANK_REQUEST_SENT = 'Your Bank Request has been sent for verification.'

export const rejectReason = z
  .string({ message: 'Reject reason is required' })
  .trim()
  .min(1, 'Reject reason is required')
  .min(4, 'Must be at least 4 characters long.')
  .max(500, 'Must not exceed 500 characters.')
  // PostgreSQL rejects null characters.
  .refine((reason) => !reason.includes('\0'), 'Reject reason holds a character that cannot be read.')
