import { list } from './list'
import { text } from './wire'
import { reply } from './wire-object'

export const CapabilitiesReply = reply('capabilities', { capabilities: list(text) }).transform(
  ({ capabilities }) => capabilities,
)
