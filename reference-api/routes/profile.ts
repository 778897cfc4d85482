import { z } from 'zod'
import { isCommonPassword } from '../../app/domain/common-passwords.server'
import { isPersonalPassword } from '../../app/domain/personal-password'
import { ProfileReply } from '../../app/api/contract/account'
import { MessageReply } from '../../app/api/contract/message'
import { email, EMAIL_TAKEN } from '../../app/domain/contact'
import {
  confirmPassword,
  newPassword,
  PASSWORD_COMMON,
  PASSWORDS_DIFFER,
} from '../../app/domain/new-password'
import { call, NOT_IN_YOUR_TEAM, Refusal } from '../call'
import { changeAssociate, findAssociate } from '../db/queries/associates'
import { lockAccount, voidOtps } from '../db/queries/otps'
import { endOtherTokens } from '../db/queries/tokens'
import { newPasswordHash } from '../rules/password'
import { mobileCalls } from './mobile'
import { requireOwn } from './own'
import { optionalLongText, optionalText } from './query'
import { readOrRefuse } from './read-or-refuse'

const getProfileInfo = call(
  'POST',
  '/associate/get-profile-info/:id',
  { summary: 'Name, mobile, e-mail and address of the associate.', reply: ProfileReply },
  async ({ db, viewer, params }) => {
    requireOwn(viewer, params.id)
    const associate = await findAssociate(db, viewer.id)
    if (!associate) throw new Refusal(NOT_IN_YOUR_TEAM)
    const { name, mobile, email, address } = associate
    return { status: true, message: '', data: { name, mobile, email: email ?? '', address: address ?? '' } }
  },
)

const EditProfile = z.object({
  name: optionalText,
  mobile: optionalText,
  email: optionalText,
  address: optionalLongText,
})

/** The office keeps the name, and a mobile changes by its own call: both are taken as the form sends them, and left. */
const editProfile = call(
  'POST',
  '/associate/edit-profile/:id',
  {
    summary: 'Sets e-mail and address; an empty one is removed. Name and mobile stay as they are.',
    query: EditProfile,
    reply: MessageReply,
    effect: 'write',
  },
  async ({ viewer, params, query, write }) => {
    requireOwn(viewer, params.id)
    const typed = query.email === undefined ? null : email.safeParse(query.email)
    if (typed?.error) throw emailRefusal(typed.error.issues[0]!.message)
    return write(async (db) => {
      const change = { email: typed?.data ?? null, address: query.address ?? null }
      if (!(await changeAssociate(db, viewer.id, change))) throw emailRefusal(EMAIL_TAKEN)
      return { status: true, message: 'Profile Updated.' }
    })
  },
)

const emailRefusal = (words: string) => new Refusal(words, { email: [words] })

const password = z.string().catch('')
const ChangePassword = z.object({ new_password: password, new_password_confirmation: password })

const changePassword = call(
  'POST',
  '/associate/profile/change-password/:id',
  {
    summary: 'Sets a new password and signs the associate out everywhere else.',
    query: ChangePassword,
    reply: MessageReply,
    effect: 'write',
  },
  async ({ db, viewer, params, query, now, write }) => {
    requireOwn(viewer, params.id)
    const chosen = readOrRefuse(newPassword, query.new_password)
    const confirmed = readOrRefuse(confirmPassword, query.new_password_confirmation)
    if (chosen !== confirmed) throw new Refusal(PASSWORDS_DIFFER)
    const associate = await findAssociate(db, viewer.id)
    if (
      isCommonPassword(chosen) ||
      isPersonalPassword(chosen, [associate?.name ?? null, associate?.mobile ?? null])
    )
      throw new Refusal(PASSWORD_COMMON)
    const hash = await newPasswordHash(chosen)
    return write(async (db) => {
      await lockAccount(db, viewer.id, now())
      await changeAssociate(db, viewer.id, { password_hash: hash, must_change_password: 0 })
      await endOtherTokens(db, viewer)
      await voidOtps(db, { account: viewer.id }, now())
      return { status: true, message: 'Password Changed.' }
    })
  },
)

export const profileCalls = [getProfileInfo, editProfile, ...mobileCalls, changePassword]
