import { z } from 'zod/v4'
import { longText, wireObject } from './wire'

export const MessageReply = wireObject('reply', { status: z.literal(true), message: longText }).transform(
  ({ message }) => ({ message }),
)
