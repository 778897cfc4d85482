import { SliderReply } from './contract/slider'
import { type Caller, callUpstream } from './transport.server'

// The upstream wants a text, and does not read it (checklist M050).
const PLACEHOLDER = ' '

export function home(caller: Caller, user: string) {
  return {
    slides: () => callUpstream(caller, 'slider', SliderReply, { params: { user }, body: PLACEHOLDER }),
  }
}
