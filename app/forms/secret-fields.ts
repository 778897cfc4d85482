/** Never stored and never returned with a form. */
export const SECRET_FIELD = /passw|confirmation|otp|pin\b|token/i
