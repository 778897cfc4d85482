import type { z } from 'zod/v4'
import { rera } from './rera'
import { orNull, strictLongText, strictText } from './wire'
import { reply, wireObject } from './wire-object'

/** Contact fields are strict, because some edits send them all back: an edit would clear a field that was misread as empty. */
export const ProfileReply = reply('profile', {
  data: wireObject('profile.data', {
    name: strictText,
    mobile: strictText,
    email: orNull(strictText),
    address: orNull(strictLongText),
    rera,
  }),
}).transform(({ data }) => data)

export type Profile = z.output<typeof ProfileReply>
