/* Messages in replies, always in English, because the portal compares some replies (decision 0049). */

export const OTP_MISSING = 'Please enter OTP'
export const OTP_WRONG = 'OTP is invalid.'
export const OTP_SPENT = 'This OTP can no longer be used. Please ask for a new one.'
export const TOO_MANY_CODES =
  'Too many codes were requested. Log in with your password, or contact the office.'
export const TOO_MANY_GUESSES =
  'Too many wrong codes were entered. Log in with your password, or contact the office.'
export const TOO_MANY_CODES_TODAY =
  'Too many codes were requested today. Try again tomorrow, or contact the office.'
export const TOO_MANY_GUESSES_LATER =
  'Too many wrong codes were entered. Try again later, or contact the office.'
export const ACCOUNT_NUMBERS_DIFFER = 'Account number and confirm account number not matched.'
export const BANK_REQUEST_SENT = 'Your Bank Request has been sent for verification.'
export const EMAIL_TAKEN = 'This Email is already exists'
export const MOBILE_TAKEN = 'This mobile number is already exists'
export const PASSWORD_COMMON = 'This password is too common. Please choose another one.'
export const PASSWORD_PERSONAL =
  'This password is easy to guess. Please choose one without a name, mobile number or email.'
export const PASSWORDS_DIFFER = 'Passwords not matched'
