import { longText, text } from './wire'
import { reply } from './wire-object'

/** The name is empty if the firm has none yet. */
export const FirmReply = reply('firm', { name: text, address: longText, mobile: text, email: text })
