import { z } from 'zod/v4'
import { longText, text, wireObject } from './wire'

/** The name is empty if the firm has none yet. */
export const FirmReply = wireObject('firm', {
  status: z.literal(true),
  message: longText,
  name: text,
  address: longText,
  mobile: text,
  email: text,
}).transform(({ name, address, mobile, email }) => ({ name, address, mobile, email }))
