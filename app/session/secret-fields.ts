/** Fields that are kept nowhere and never come back with a form. */
export const SECRET_FIELD = /passw|confirmation|otp|pin\b|token/i
