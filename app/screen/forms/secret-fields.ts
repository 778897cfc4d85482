/** Pending submissions and the values of unsent forms leave out fields with such names. */
export const SECRET_FIELD_NAME = /passw|confirmation|otp|pin\b|token/i
