import { z } from 'zod'
import { text, wireObject } from './wire'

/** POST associate/get-profile-info/{id} */
export const ProfileReply = wireObject('profile', {
  status: z.literal(true),
  message: text,
  data: wireObject('profile.data', { name: text, mobile: text, email: text, address: text }),
}).transform(({ data }) => ({
  name: data.name,
  mobile: data.mobile,
  email: data.email || null,
  address: data.address || null,
}))

export type Profile = z.output<typeof ProfileReply>
