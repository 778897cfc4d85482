import { z } from 'zod/v4'
import { reraFields, toRera } from './rera'
import { longText, strictLongText, strictText, wireObject } from './wire'

/** Contact fields are strict, because some edits send them all back: an edit would clear a field that was misread as empty. */
export const ProfileReply = wireObject('profile', {
  status: z.literal(true),
  message: longText,
  data: wireObject('profile.data', {
    name: strictText,
    mobile: strictText,
    email: strictText,
    address: strictLongText,
    ...reraFields,
  }),
}).transform(({ data }) => ({
  name: data.name,
  mobile: data.mobile,
  email: data.email || null,
  address: data.address || null,
  rera: toRera(data),
}))

export type Profile = z.output<typeof ProfileReply>
