import { SliderReply } from '~/contract/slider'
import type { Caller } from './caller.server'
import { callUpstream } from './transport.server'

// The specification requires a placeholder, but does not say which text (M050).
const PLACEHOLDER = ' '

export function home(caller: Caller, user: string) {
  return {
    slides: () => callUpstream(caller, 'slider', SliderReply, { params: { user }, body: PLACEHOLDER }),
  }
}
