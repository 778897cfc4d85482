import { ProfileReply } from './contract/account'
import { LoginReply } from './contract/auth'
import { type Caller, callUpstream } from './transport.server'

const APP_TYPE_ASSOCIATE = 2

/** Signs in with a mobile or an e-mail; the caller carries no token yet. */
export function login(caller: Caller, userId: string, password: string) {
  return callUpstream(caller, 'login', LoginReply, {
    query: { field: userId, password, app_type: APP_TYPE_ASSOCIATE },
  })
}

export function account(caller: Caller, user: string) {
  return {
    profile: () => callUpstream(caller, 'profile', ProfileReply, { params: { user } }),
  }
}
