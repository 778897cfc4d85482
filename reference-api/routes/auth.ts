import { z } from 'zod'
import { LoginReply } from '../../app/api/contract/auth'
import { call, Refusal } from '../call'
import { findByMobileOrEmail } from '../db/queries/associates'
import { issueToken } from '../db/queries/tokens'
import { hashPassword, isPassword } from '../rules/password'

const WRONG = 'Invalid user id or password.'

const Login = z.object({
  field: z.string().trim().max(200).catch(''),
  password: z.string().max(200).catch(''),
  app_type: z.string().optional(),
})

/** Somebody to check the password against when the user is unknown, so that the answer takes as long. */
const nobody = hashPassword('nobody')

const login = call(
  'POST',
  '/auth/login',
  { summary: 'Signs in with a mobile or an e-mail address.', query: Login, reply: LoginReply },
  async ({ db, query }) => {
    const associate = await findByMobileOrEmail(db, query.field)
    const isRight = await isPassword(query.password, associate?.password_hash ?? nobody)
    if (!associate || !isRight) throw new Refusal(WRONG)
    return {
      status: true,
      message: 'Signed in.',
      token: await issueToken(db, associate.id, new Date()),
      data: {
        user_id: associate.id,
        user_type: associate.user_type,
        name: associate.name,
        forgot_pwd_flag: associate.must_change_password,
      },
    }
  },
)

export const authCalls = [login]
