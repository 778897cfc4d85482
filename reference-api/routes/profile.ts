import { z } from 'zod/v4'
import { isCommonPassword, isPersonalPassword } from '../../app/domain/guessable-passwords.server'
import { ProfileReply } from '../../app/contract/account'
import { MessageReply } from '../../app/contract/wire-object'
import { email } from '../../app/domain/contact'
import { confirmPassword, newPassword } from '../../app/domain/new-password'
import { call, type CallContext, type Reply } from '../call'
import { NOT_IN_YOUR_TEAM, Refusal } from '../refusal'
import { changeAssociate, findAssociate } from '../db/queries/associates'
import { lockAccount, voidOtps } from '../db/queries/otps'
import { revokeOtherTokens } from '../db/queries/tokens'
import { maskedEmail } from '../rules/masked'
import { hashPassword } from '../rules/password'
import { mobileCalls } from './mobile'
import { optionalLongText, optionalText } from './query'
import { parseOrRefuse } from './parse-or-refuse'
import { EMAIL_TAKEN, PASSWORDS_DIFFER, PASSWORD_COMMON, PASSWORD_PERSONAL } from '../replies'

const getProfileInfo = call(
  'POST',
  '/associate/get-profile-info/:self',
  { summary: "The associate's name, mobile, email, address and RERA registration.", reply: ProfileReply },
  async ({ db, viewer }) => {
    const associate = await findAssociate(db, viewer.id)
    if (!associate) throw new Refusal(NOT_IN_YOUR_TEAM)
    const { name, mobile, email, address, rera_number, rera_valid_until } = associate
    return {
      data: { name, mobile, email: email ?? '', address: address ?? '', rera_number, rera_valid_until },
    }
  },
)

const EditProfile = z.object({
  name: optionalText,
  mobile: optionalText,
  email: optionalText,
  address: optionalLongText,
})

/** Ignores name and mobile: the office maintains names, and another call changes the mobile. */
const editProfile = call(
  'POST',
  '/associate/edit-profile/:self',
  {
    summary: "Sets email and address; empty values remove them. Name and mobile don't change.",
    query: EditProfile,
    reply: MessageReply,
    effect: 'write',
  },
  async ({ viewer, query, recordActivity, recordAlert, recordEvent, write }) => {
    const parsedEmail = query.email === undefined ? null : email.safeParse(query.email)
    if (parsedEmail?.error) throw emailRefusal(parsedEmail.error.issues[0]!.message)
    return write(async (db) => {
      const change = { email: parsedEmail?.data ?? null, address: query.address ?? null }
      const associateBefore = await findAssociate(db, viewer.id)
      if (!(await changeAssociate(db, viewer.id, change))) throw emailRefusal(EMAIL_TAKEN)
      const emailBefore = associateBefore?.email ?? null
      if (emailBefore !== change.email) {
        const details = { before: maskedEmail(emailBefore), after: maskedEmail(change.email) }
        await recordActivity(db, { kind: 'email', details })
        const recipients = [associateBefore?.email, associateBefore?.mobile]
        await recordAlert(db, { change: 'email', after: details.after, recipients })
        await recordEvent(db, { type: 'security', data: { change: 'email' } })
      }
      return { message: 'Profile Updated.' }
    })
  },
)

const emailRefusal = (message: string) => new Refusal(message, { email: [message] })

const password = z.string().catch('')
const ChangePassword = z.object({ new_password: password, new_password_confirmation: password })

const changePassword = call(
  'POST',
  '/associate/profile/change-password/:self',
  {
    summary: "Sets a new password and ends the associate's other sessions.",
    query: ChangePassword,
    reply: MessageReply,
    effect: 'write',
  },
  (context) => {
    const chosen = parseOrRefuse(newPassword, context.query.new_password)
    const confirmed = parseOrRefuse(confirmPassword, context.query.new_password_confirmation)
    if (chosen !== confirmed) throw new Refusal(PASSWORDS_DIFFER)
    return replacePassword(context, chosen)
  },
)

/** Sets the caller's new password, and ends the caller's other sessions. */
export async function replacePassword(
  { db, viewer, now, recordActivity, recordEvent, write }: CallContext<string, unknown>,
  chosen: string,
): Promise<Reply> {
  const associate = await findAssociate(db, viewer.id)
  if (isCommonPassword(chosen)) throw new Refusal(PASSWORD_COMMON)
  if (isPersonalPassword(chosen, [associate?.name, associate?.mobile, associate?.email]))
    throw new Refusal(PASSWORD_PERSONAL)
  const hash = await hashPassword(chosen)
  return write(async (db) => {
    await lockAccount(db, viewer.id, now())
    await changeAssociate(db, viewer.id, {
      password_hash: hash,
      must_change_password: 0,
      has_assigned_password: 0,
    })
    await revokeOtherTokens(db, viewer)
    await voidOtps(db, { account: viewer.id }, now())
    await recordActivity(db, { kind: 'password' })
    await recordEvent(db, { type: 'security', data: { change: 'password' } })
    return { message: 'Password Changed.' }
  })
}

export const profileCalls = [getProfileInfo, editProfile, ...mobileCalls, changePassword]
