import { z } from 'zod/v4'
import { text, wireObject } from './wire'

export const MessageReply = wireObject('reply', { status: z.literal(true), message: text }).transform(
  ({ message }) => ({ message }),
)
