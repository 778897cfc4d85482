import { MAX_LENGTH } from './text-length'
import { flag, id, longText, optionalToken, strictCount, strictText, text, wireObject } from './wire'
import { z } from 'zod/v4'
import { SPECIFIED_DIGITS } from '../domain/otp'

export const LoginReply = wireObject('login', {
  status: z.literal(true),
  message: longText,
  token: z.string().min(1).max(MAX_LENGTH.token),
  data: wireObject('login.data', {
    user_id: id,
    // Strict, because access depends on it.
    user_type: strictCount,
    name: text,
    forgot_pwd_flag: flag,
    must_change_password: flag,
  }),
}).transform(({ token, data }) => ({
  token,
  user: { id: data.user_id, type: data.user_type, name: data.name },
  /** `forgot_pwd_flag` counts only after a one-time password (M039, M048), `must_change_password` after every login (decision 0035). */
  mustChangePassword: {
    afterPassword: data.must_change_password,
    afterOtp: data.must_change_password || data.forgot_pwd_flag,
  },
}))

export type SignedIn = z.output<typeof LoginReply>

/** Pads to the specified four digits, because a JSON number lacks leading zeros. A longer code must be text. Null if there is no code. */
const otp = strictText.transform((code) => (code ? code.padStart(SPECIFIED_DIGITS, '0') : null))

/** The reference API sends `otp` only to the holder of the service key. An upstream that returns a `challenge` compares the code itself. */
export const ForgotPasswordReply = wireObject('forgot-password', {
  status: z.literal(true),
  message: longText,
  otp,
  owner_contact_number: text,
  challenge: optionalToken,
}).transform(({ message, otp, owner_contact_number, challenge }) => ({
  message,
  otp,
  contactNumber: owner_contact_number,
  challenge: challenge || null,
}))
