import { env } from '~/env.server'
import { ProfileReply } from '~/contract/account'
import { ForgotPasswordReply, LoginReply } from '~/contract/auth'
import { MessageReply } from '~/contract/wire-object'
import { SessionsReply } from '~/contract/sessions'
import { constants } from './endpoint-table.server'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

/** `userId` is a mobile or email; the caller has no token yet. */
export function login(caller: Caller, userId: string, password: string) {
  return callUpstream(caller, 'login', LoginReply, {
    query: { field: userId, password, app_type: constants.appType },
  })
}

/** The reply may contain the one-time password: send it to a browser only in a sealed cookie. `oldOtp` and `challenge` are for a resend. */
export function forgotPassword(
  caller: Caller,
  userId: string,
  { oldOtp, challenge }: { oldOtp?: string; challenge?: string } = {},
) {
  return callUpstream(caller, 'forgotPassword', ForgotPasswordReply, {
    query: { key: userId, old_otp: oldOtp, challenge },
  })
}

/** `contactNumber` and `challenge` come from `forgotPassword`. */
export function loginWithOtp(
  caller: Caller,
  {
    userId,
    contactNumber,
    otp,
    challenge,
  }: { userId: string; contactNumber: string; otp: string; challenge?: string },
) {
  return callUpstream(caller, 'loginWithOtp', LoginReply, {
    query: {
      ...(env.loginWithOtpKey === 'otp'
        ? { key: otp, mobile: userId }
        : { key: userId, mobile: contactNumber }),
      app_type: constants.appType,
      app_name: constants.appName,
      otp,
      challenge,
    },
  })
}

/** Revokes the caller's token. An optional call: some upstreams return 404. */
export function logout(caller: Caller) {
  return callUpstream(caller, 'logout', MessageReply)
}

interface ProfileFields {
  name: string
  mobile: string
  email: string | null
  address: string | null
}

/** Null removes the value; undefined leaves it unchanged. */
interface ProfileEdit extends Pick<ProfileFields, 'name' | 'mobile'> {
  email?: string | null
  address?: string | null
}

export function account(caller: Caller, user: string) {
  const params = { user }
  return {
    profile: () => callUpstream(caller, 'profile', ProfileReply, { params }),

    edit: ({ name, mobile, email, address }: ProfileEdit, idempotencyKey: string) =>
      callUpstream(caller, 'editProfile', MessageReply, {
        params,
        query: { name, mobile, email: email === null ? '' : email, address: address === null ? '' : address },
        idempotencyKey,
      }),

    /** Makes the upstream send a one-time password to the new mobile. */
    changeMobile: (mobile: string, idempotencyKey: string) =>
      callUpstream(caller, 'changeMobile', MessageReply, { params, query: { mobile }, idempotencyKey }),

    /** `mobile` must have received the one-time password; `current` is the stored profile. */
    verifyMobile: (
      { mobile, otp, current }: { mobile: string; otp: string; current: ProfileFields },
      idempotencyKey: string,
    ) =>
      callUpstream(caller, 'verifyMobile', MessageReply, {
        params,
        query: { mobile, otp },
        body: {
          name: current.name,
          verified_mobile: mobile,
          email: current.email ?? '',
          address: current.address ?? '',
        },
        idempotencyKey,
      }),

    /** The upstream should end the associate's other sessions. */
    changePassword: (
      { password, confirmation }: { password: string; confirmation: string },
      idempotencyKey: string,
    ) =>
      callUpstream(caller, 'changePassword', MessageReply, {
        params,
        query: { new_password: password, new_password_confirmation: confirmation },
        idempotencyKey,
      }),

    /** An optional call, like `endSession`. */
    sessions: () => callUpstream(caller, 'sessions', SessionsReply, { params }),

    /** `sessionId` is an id from `sessions`, or `all` for every session including this one. */
    endSession: (sessionId: string, idempotencyKey: string) =>
      callUpstream(caller, 'endSession', MessageReply, {
        params,
        query: { session_id: sessionId },
        idempotencyKey,
      }),

    /** Sends one-time passwords to a mobile, an email address or both. No screen uses it (M074). */
    sendOtp: ({ mobile, email }: { mobile?: string; email?: string }, idempotencyKey: string) =>
      callUpstream(caller, 'sendOtp', MessageReply, {
        params,
        query: {
          mobile_flag: mobile ? 1 : 0,
          mobile,
          email_flag: email ? 1 : 0,
          email,
          source: constants.otpSource,
        },
        idempotencyKey,
      }),

    validateOtp: (
      { mobileOtp, emailOtp }: { mobileOtp?: string; emailOtp?: string },
      idempotencyKey: string,
    ) =>
      callUpstream(caller, 'validateOtp', MessageReply, {
        params,
        query: { mobile_otp: mobileOtp, email_otp: emailOtp, source: constants.otpSource },
        idempotencyKey,
      }),
  }
}
