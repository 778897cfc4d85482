import * as z from 'zod/v4-mini'

/** Bank account change (M095–M103). The specified messages of the two account fields differ. */

export const bankName = z.string('Bank Name is required.').check(
  z.trim(),
  z.minLength(1, 'Bank Name is required.'),
  // No digits of any script, no control characters.
  z.regex(/^[^\p{Nd}\p{Cc}]*$/u, 'Only alphabetic and special characters are allowed.'),
  z.minLength(3, 'Must be at least 3 characters long.'),
  z.maxLength(60, 'Must not exceed 60 characters.'),
)

const ONLY_NUMBERS = 'Only numbers are allowed.'

export const accountNumber = z
  .string('Account Number is required.')
  .check(
    z.trim(),
    z.minLength(1, 'Account Number is required.'),
    z.regex(/^[0-9]*$/, ONLY_NUMBERS),
    z.minLength(10, 'Must be a minimum of 10 digits.'),
    z.maxLength(18, 'You can enter a max of 18 digits only.'),
  )

export const confirmAccountNumber = z
  .string('Confirm Account Number is required.')
  .check(
    z.trim(),
    z.minLength(1, 'Confirm Account Number is required.'),
    z.regex(/^[0-9]*$/, ONLY_NUMBERS),
    z.minLength(10, 'Must be minimum of 10 digits.'),
    z.maxLength(18, 'You can enter max of 18 digits only.'),
  )

export const ACCOUNT_NUMBERS_DIFFER = 'Account number and confirm account number not matched.'

/** RBI format: the fifth character is always zero. */
export const ifscCode = z
  .string('IFSC Code is Required')
  .check(
    z.trim(),
    z.minLength(1, 'IFSC Code is Required'),
    z.toUpperCase(),
    z.minLength(11, 'Must be minimum of 11 digits.'),
    z.maxLength(11, 'You can enter max of 11 digits only.'),
    z.regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'IFSC Code must follow the pattern (e.g., ABCD0EF1234)'),
  )

export const IMAGE_REQUIRED = 'Image is required.'
export const IMAGE_TYPE_REFUSED = 'Only PNG and JPEG images are allowed.'
export const IMAGE_TOO_LARGE = 'The image must not exceed 10 MB.'
export const IMAGE_UNREADABLE = 'The image cannot be read. Please choose another one.'
export const IMAGE_TOO_WIDE = 'The image has too many pixels. Please choose a smaller one.'
export const IMAGES_BUSY = 'Many images are being processed. Please try again in a minute.'
export const ONE_IMAGE_ONLY = 'Only one image is allowed.'
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024

export const BANK_REQUEST_SENT = 'Your Bank Request has been sent for verification.'

export const rejectReason = z.string('Reject reason is required').check(
  z.trim(),
  z.minLength(1, 'Reject reason is required'),
  z.minLength(4, 'Must be at least 4 characters long.'),
  z.maxLength(500, 'Must not exceed 500 characters.'),
  // PostgreSQL rejects null characters.
  z.refine((reason) => !reason.includes('\0'), 'Reject reason holds a character that cannot be read.'),
)
