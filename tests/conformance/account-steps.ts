import { ProfileReply } from '../../app/contract/account'
import { NotMeReply } from '../../app/contract/activity'
import { ForgotPasswordReply, LoginReply } from '../../app/contract/auth'
import { MessageReply } from '../../app/contract/wire-object'
import { ClearedReply, NotificationsReply } from '../../app/contract/notifications'
import { SessionsReply } from '../../app/contract/sessions'
import { ifOffered, needs, ofUser, step, type Step } from './step'

export const signInSteps: Step[] = [
  step(
    'login',
    LoginReply,
    ({ userId, password, constants }) => [
      { query: { field: userId, password, app_type: constants.appType } },
    ],
    ({ token, user }, known) => {
      known.token = token
      known.user = user.id
    },
  ),
]

export const accountSteps: Step[] = [
  step('profile', ProfileReply, ofUser, ({ name, mobile, email, address }, known) => {
    Object.assign(known, { name, mobile, email: email ?? '', address: address ?? '' })
  }),
  step('sessions', SessionsReply, ofUser, (sessions, known) => {
    known.otherSession = sessions.find(({ isCurrent }) => !isCurrent)?.id
  }),
  step('notifications', NotificationsReply, ofUser, ([first], known) => {
    known.notification = first?.id ?? undefined
  }),
]

const newMobile = needs('user', (user, { mobile }) => ({ params: { user }, query: { mobile } }))

/** If possible, these steps send stored values again, so that a successful write changes little. */
export const accountWrites: Step[] = [
  step(
    'editProfile',
    MessageReply,
    needs('user', (user, { name, mobile, email, address }) => ({
      params: { user },
      query: { name, mobile, email, address },
    })),
  ),
  step('changeMobile', MessageReply, newMobile),
  step(
    'verifyMobile',
    MessageReply,
    needs('user', (user, { mobile, name, email, address }) => ({
      params: { user },
      query: { mobile, otp: '0000' },
      body: { name, verified_mobile: mobile, email, address },
    })),
  ),
  step(
    'sendOtp',
    MessageReply,
    needs('user', (user, { mobile, constants }) => ({
      params: { user },
      query: { mobile_flag: 1, mobile, email_flag: 0, source: constants.otpSource },
    })),
  ),
  step(
    'validateOtp',
    MessageReply,
    needs('user', (user, { constants }) => ({
      params: { user },
      query: { mobile_otp: '0000', source: constants.otpSource },
    })),
  ),
  step(
    'clearNotifications',
    ClearedReply,
    needs('notification', (id, { user = '', constants }) => ({
      params: { user },
      query: { clear: constants.clearOne, id },
    })),
  ),
  // Runs before the calls that end all other sessions.
  step(
    'endSession',
    MessageReply,
    needs('otherSession', (session_id, { user = '' }) => ({ params: { user }, query: { session_id } })),
  ),
  ...ifOffered('activity', step('notMe', NotMeReply, ofUser)),
  step(
    'changePassword',
    MessageReply,
    needs('user', (user, { password }) => ({
      params: { user },
      query: { new_password: password, new_password_confirmation: password },
    })),
  ),
  step(
    'forgotPassword',
    ForgotPasswordReply,
    ({ userId }) => [{ query: { key: userId } }],
    ({ contactNumber }, known) => {
      known.contactNumber = contactNumber
    },
  ),
  step('loginWithOtp', LoginReply, ({ userId, contactNumber, constants: { appType, appName } }) => [
    { query: { key: userId, mobile: contactNumber, app_type: appType, app_name: appName, otp: '0000' } },
  ]),
  step('logout', MessageReply, () => [{}]),
]
