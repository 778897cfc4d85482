/** Never stored, and never returned to a form. */
export const SECRET_FIELD = /passw|confirmation|otp|pin\b|token/i
