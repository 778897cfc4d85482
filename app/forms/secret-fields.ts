/** Values of fields with such names are never stored and never returned to a form. */
export const SECRET_FIELD_NAME = /passw|confirmation|otp|pin\b|token/i
