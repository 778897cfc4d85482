import { z } from 'zod/v4'
import { longText, strictLongText, strictText, wireObject } from './wire'

/** Strict, because some edits send all fields back: an edit would clear a field that was misread as empty. */
export const ProfileReply = wireObject('profile', {
  status: z.literal(true),
  message: longText,
  data: wireObject('profile.data', {
    name: strictText,
    mobile: strictText,
    email: strictText,
    address: strictLongText,
  }),
}).transform(({ data }) => ({
  name: data.name,
  mobile: data.mobile,
  email: data.email || null,
  address: data.address || null,
}))

export type Profile = z.output<typeof ProfileReply>
