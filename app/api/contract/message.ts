import { z } from 'zod/v4'
import { text, wireObject } from './wire'

/** A reply that says no more than that it was done. */
export const MessageReply = wireObject('reply', { status: z.literal(true), message: text }).transform(
  ({ message }) => ({ message }),
)
