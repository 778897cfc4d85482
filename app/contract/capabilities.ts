import { z } from 'zod/v4'
import { list } from './list'
import { longText, text, wireObject } from './wire'

export const CapabilitiesReply = wireObject('capabilities', {
  status: z.literal(true),
  message: longText,
  capabilities: list(text),
}).transform(({ capabilities }) => capabilities)
