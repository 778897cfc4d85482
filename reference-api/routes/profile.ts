import { ProfileReply } from '../../app/api/contract/account'
import { call, NOT_IN_YOUR_TEAM, Refusal } from '../call'
import { findAssociate } from '../db/queries/associates'

const getProfileInfo = call(
  'POST',
  '/associate/get-profile-info/:id',
  { summary: 'Name, mobile, e-mail and address of the associate.', reply: ProfileReply },
  async ({ db, viewer, params }) => {
    // A profile is its owner's alone: the downline's is as closed as a stranger's.
    const associate = params.id === viewer.id ? await findAssociate(db, viewer.id) : undefined
    if (!associate) throw new Refusal(NOT_IN_YOUR_TEAM)
    const { name, mobile, email, address } = associate
    return { status: true, message: '', data: { name, mobile, email: email ?? '', address: address ?? '' } }
  },
)

export const profileCalls = [getProfileInfo]
