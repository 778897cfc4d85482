import { z } from 'zod/v4'
import { SPECIFIED_DIGITS } from '../domain/otp'
import { MAX_LENGTH } from './text-length'
import { flag, id, longText, optionalToken, orNull, strictCount, strictText, text } from './wire'
import { reply, wireObject } from './wire-object'

export const LoginReply = reply('login', {
  token: z.string().min(1).max(MAX_LENGTH.token),
  data: wireObject('login.data', {
    user: {
      id: ['user_id', id],
      // Strict, because access depends on it.
      type: ['user_type', strictCount],
      name: text,
    },
    mustChangeAfterOtp: ['forgot_pwd_flag', flag],
    mustChange: ['must_change_password', flag],
  }),
}).transform(({ token, data }) => ({
  token,
  user: data.user,
  /** `forgot_pwd_flag` counts only after a one-time password (M039, M048), `must_change_password` after every login (decision 0022). */
  mustChangePassword: {
    afterPassword: data.mustChange,
    afterOtp: data.mustChange || data.mustChangeAfterOtp,
  },
}))

export type SignedIn = z.output<typeof LoginReply>

/** Pads to the specified four digits, because a JSON number lacks leading zeros. A longer code must be text. Null if there is no code. */
const otp = strictText.transform((code) => (code ? code.padStart(SPECIFIED_DIGITS, '0') : null))

/** The reference API sends `otp` only to the holder of the service key. An upstream that returns a `challenge` compares the code itself. */
export const ForgotPasswordReply = reply('forgot-password', {
  message: longText,
  otp,
  contactNumber: ['owner_contact_number', text],
  challenge: orNull(optionalToken),
})
