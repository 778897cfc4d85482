import { count, flag, id, text, wireObject } from './wire'
import { z } from 'zod'

/** POST auth/login, auth/login-with-otp */
export const LoginReply = wireObject('login', {
  status: z.literal(true),
  message: text,
  token: z.string().min(1),
  data: wireObject('login.data', {
    user_id: id,
    user_type: count,
    name: text,
    forgot_pwd_flag: flag,
  }),
}).transform(({ token, data }) => ({
  token,
  user: { id: data.user_id, type: data.user_type, name: data.name },
  mustChangePassword: data.forgot_pwd_flag,
}))

export type SignedIn = z.output<typeof LoginReply>
